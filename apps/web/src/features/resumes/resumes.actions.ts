import * as contract from '@haiko/shared/contract/resumes';
import type { SentBodyOf } from '@haiko/shared/contract/call';
import { client } from '#/api/client.ts';
import { MyResumeDocument, type ResumePartsFragment } from '#/api/generated.ts';
import { rest } from '#/api/rest.ts';
import { COMPANIES_READ } from './resumeForm.ts';

/** The own résumé as it is on the server now; undefined where there is none. Rejects when it cannot be read. */
export async function loadResume(): Promise<ResumePartsFragment | undefined> {
  const variables = { language: COMPANIES_READ };
  const { data } = await client.query({ query: MyResumeDocument, variables, fetchPolicy: 'network-only' });
  return data?.readMyResume ?? undefined;
}

/** Writes the résumé. Rejects with `CHANGED_MEANWHILE` where another version than the one that was read is saved. */
export async function saveResume(body: SentBodyOf<typeof contract.saveResume>): Promise<void> {
  await rest.call(contract.saveResume, { body });
}

export async function deleteResume(): Promise<void> {
  await rest.call(contract.deleteResume, {});
  forgetResume();
}

/** It is asked for afresh. */
export function forgetResume(): void {
  client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'readMyResume' });
  client.cache.gc();
}
