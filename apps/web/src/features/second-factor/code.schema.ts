import { SecondFactorBody } from '@haiko/shared/contract/secondFactor.schemas';
import * as v from 'valibot';
import { checked } from '#/features/forms/checked.ts';

export const codeSchema = v.object({ code: checked(SecondFactorBody.entries.code) });
export type CodeValues = v.InferOutput<typeof codeSchema>;
