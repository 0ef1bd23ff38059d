import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import * as limits from './limits.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** What runs, without tests. */
const [WEB, API, SHARED] = ['apps/web/src', 'apps/api/src', 'packages/shared/src'].map((folder) =>
  readdirSync(ROOT + folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|^limits\.ts$/.test(path))
    .map((path) => readFileSync(`${ROOT}${folder}/${path}`, 'utf8'))
    .join('\n'),
);

/** What one side needs and the other relies on. */
const RELIED_ON = ['LIVE_HEARTBEAT_SECONDS', 'LIVE_SILENCE_SECONDS', 'REQUEST_KEYS_KEPT_DAYS', 'UNSENT_KEPT_DAYS'];
/** Of the contract of lists, as the other two are. */
const OF_LISTS = ['MAX_SKIP'];

describe('the numbers of both sides', () => {
  it('are those that the product was ordered with', () => {
    expect(limits).toMatchObject({
      PAGE_SIZE: 10,
      MAX_FILES_PER_POST: 10,
      MAX_FOLLOWED_NATIONALITIES: 5,
      MAX_JOB_FILTERS: 3,
      COMPANY_FILE_BYTES: 1_048_576,
      REGISTRATION_NUMBER_PARTS: [3, 2, 5],
      NICKNAME_LOCK_DAYS: 7,
      DEADLINE_DEFAULT_DAYS: 30,
      RECENT_NOTIFICATIONS_DAYS: 7,
      UPLOAD_IMAGE_EXTENSIONS: ['jpg', 'jpeg', 'png', 'gif', 'webp'],
    });
  });

  it('are used by both: what one side alone needs stands there', () => {
    const uses = (code = '', name: string) => new RegExp(`\\b${name}\\b`).test(code);
    const isOneSided = (name: string) => !uses(SHARED, name) && !(uses(API, name) && uses(WEB, name));
    const known = [...RELIED_ON, ...OF_LISTS];
    expect(Object.keys(limits).filter((name) => isOneSided(name) && !known.includes(name))).toEqual([]);
  });

  it('agree where one side relies on the other', () => {
    expect(limits.LIVE_SILENCE_SECONDS).toBeGreaterThan(2 * limits.LIVE_HEARTBEAT_SECONDS);
    expect(limits.UNSENT_KEPT_DAYS).toBeLessThan(limits.REQUEST_KEYS_KEPT_DAYS);
  });
});
