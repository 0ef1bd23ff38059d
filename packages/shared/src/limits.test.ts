import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import * as limits from './limits.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** All that runs, without tests. */
const CODE = ['apps/web/src', 'apps/api/src', 'packages/shared/src']
  .flatMap((folder) =>
    readdirSync(ROOT + folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|^limits\.ts$/.test(path))
      .map((path) => readFileSync(`${ROOT}${folder}/${path}`, 'utf8')),
  )
  .join('\n');

describe('the limits', () => {
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

  it('are all used', () => {
    const isUsed = (name: string) => new RegExp(`\\b${name}\\b`).test(CODE);
    expect(Object.keys(limits).filter((name) => !isUsed(name))).toEqual([]);
  });

  it('agree where one side relies on the other', () => {
    expect(limits.LIVE_SILENCE_SECONDS).toBeGreaterThan(2 * limits.LIVE_HEARTBEAT_SECONDS);
    expect(limits.UNSENT_KEPT_DAYS).toBeLessThan(limits.REQUEST_KEYS_KEPT_DAYS);
  });
});
