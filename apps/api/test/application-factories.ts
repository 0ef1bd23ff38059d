import type { TestApp } from './app.js';
import { query, rest } from './client.js';
import type { TestUser } from './factories.js';

export const APPLICATION = `uuid createdAt updatedAt state reason readAt answeredAt interviewAt message messageKo showVisa isMinor
  jobPosting { uuid title } seeker { uuid nickname } conversationPartner { uuid nickname language }
  resume { headline headlineKo visaMainId skills files { url name } } history { state by at }`;

/** Applies, having agreed to what is sent. */
export const applyTo = (
  test: TestApp,
  posting: string,
  caller: { token?: string; key?: string; language?: string },
  changes: Record<string, unknown> = {},
) => rest(test, 'post', `/api/job-posting/${posting}/application`, { consent: true, ...changes }, caller);

/** An application as this reader sees it, or null. */
export const readApplication = async (test: TestApp, uuid: string, reader: { token?: string }) =>
  (await query(test, `query ($uuid: ID!) { readApplication(uuid: $uuid) { ${APPLICATION} } }`, { uuid }, reader)).data[
    'readApplication'
  ];

/** Brings an application into a state as it stands. */
export async function setState(
  test: TestApp,
  uuid: string,
  caller: TestUser,
  state: string,
  changes: Record<string, unknown> = {},
) {
  const seenAt = (await readApplication(test, uuid, caller))?.updatedAt ?? new Date().toISOString();
  return rest(test, 'put', `/api/application/${uuid}/state`, { state, seenAt, ...changes }, caller);
}
