import * as v from 'valibot';
import { aboutFields } from '#/features/accounts/signUp.schema.ts';
import { isPurposeAgreedTo, MUST_AGREE_OR_EMPTY, PURPOSE_BOX } from '#/features/legal/consentLabels.ts';

const { gender, nationalityUuid, birthDate, purpose } = aboutFields;

/** What somebody corrects of what the sign-up has told; the nickname has a screen of its own. */
export const aboutMeSchema = v.pipe(
  v.object({ gender, nationalityUuid, birthDate, purpose, consents: v.object({ purpose: v.boolean() }) }),
  v.forward(
    v.partialCheck([['purpose'], ['consents', 'purpose']], isPurposeAgreedTo, MUST_AGREE_OR_EMPTY),
    PURPOSE_BOX,
  ),
);
export type AboutMe = v.InferOutput<typeof aboutMeSchema>;
