import { CASE_VERSION } from '../src/features/reports/case-version.js';
import type { TestApp } from './app.js';

/** When what is decided about became what it is. */
const VERSIONS = {
  case: `select ${CASE_VERSION} as at from report_cases c`,
  company: 'select submitted_at as at from companies',
  suggestion: 'select created_at as at from translation_suggestions',
};

/** Something and the version of it that there is now, as whoever decides about it names them. */
export async function currentVersion(test: TestApp, kind: keyof typeof VERSIONS, uuid: string) {
  const [row]: { at: Date }[] = await test.database.manager.query(`${VERSIONS[kind]} where uuid::text = $1`, [uuid]);
  return { uuid, seenAt: (row?.at ?? new Date()).toISOString() };
}
