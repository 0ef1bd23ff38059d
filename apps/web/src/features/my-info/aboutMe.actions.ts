import { CONSENT_VERSIONS } from '@haiko/shared/consents';
import { updateMyInfo } from '@haiko/shared/contract/users';
import { client } from '#/api/client.ts';
import { AboutMeDocument } from '#/api/generated.ts';
import { rest } from '#/api/rest.ts';
import type { AboutMe } from './aboutMe.schema.ts';
import { forgetVisaFits } from './myVisa.actions.ts';

/** Corrects what a sign-up has told; rejects with `BIRTH_DATE_LOCKED`. Without its consent no purpose is kept. */
export async function saveAboutMe({ consents, ...about }: AboutMe): Promise<void> {
  const purpose = consents.purpose ? CONSENT_VERSIONS.purpose : null;
  const { uuid } = await rest.call(updateMyInfo, { body: { ...about, consents: { purpose } } });
  // The nationality stands beside everything that the person wrote.
  client.cache.evict({ id: `User:${uuid}`, fieldName: 'nationalityInfo' });
  forgetVisaFits();
  await client.query({ query: AboutMeDocument, fetchPolicy: 'network-only' });
}
