import { randomUUID } from 'node:crypto';
import type { Language } from '@haiko/shared/i18n/languages';
import { NATIONALITIES } from '@haiko/shared/reference/nationalities';
import type { TestApp } from './app.js';
import { rest } from './client.js';

/** Somebody who has signed up; `token` goes into the caller of `query()` and `rest()`. */
export interface TestUser {
  uuid: string;
  nickname: string;
  email: string;
  password: string;
  token: string;
  refreshToken: string;
}

// One given name in each of the nine scripts, so that no test quietly works in English alone.
const NAMES: readonly { language: Language; nationality: string; name: string }[] = [
  { language: 'ko', nationality: 'KR', name: '민준' },
  { language: 'en', nationality: 'US', name: 'Emma' },
  { language: 'zh', nationality: 'CN', name: '晓雨' },
  { language: 'ja', nationality: 'JP', name: '春香' },
  { language: 'th', nationality: 'TH', name: 'สมชาย' },
  { language: 'vi', nationality: 'VN', name: 'Thị Hường' },
  { language: 'km', nationality: 'KH', name: 'សុខា' },
  { language: 'tl', nationality: 'PH', name: 'Niño' },
  { language: 'bn', nationality: 'BD', name: 'রহিম' },
];

let count = 0;

function pickName() {
  const picked = NAMES[count % NAMES.length];
  count += 1;
  if (!picked) throw new Error('There are no names');
  return picked;
}

/** The body of a valid sign-up; every call is another person, the scripts take turns. */
export function aSignUp(changes: Record<string, unknown> = {}) {
  const { language, nationality, name } = pickName();
  const mark = randomUUID().replaceAll('-', '');
  return {
    email: `${mark}@example.test`,
    password: 'correct horse battery',
    name,
    nickname: `${name.replaceAll(' ', '')}.${mark.slice(0, 7)}`,
    gender: count % 2 ? 'female' : 'male',
    nationalityUuid: nationalityUuid(nationality),
    language,
    birthDate: '1995-03-14',
    ...changes,
  };
}

/** The uuid of an ISO 3166 code. */
export function nationalityUuid(code: string): string {
  const nationality = NATIONALITIES.find((candidate) => candidate.code === code);
  if (!nationality) throw new Error(`No nationality ${code}`);
  return nationality.uuid;
}

/** A person who signed up by e-mail through the real call; `changes` are fields of the sign-up. */
export async function aUser(test: TestApp, changes: Record<string, unknown> = {}): Promise<TestUser> {
  const input = aSignUp(changes);
  const reply = await rest(test, 'post', '/api/user/signup', input);
  if (reply.status !== 201) throw new Error(`The sign-up failed: ${JSON.stringify(reply.body)}`);
  const { accessToken: token, refreshToken } = reply.body as { accessToken: string; refreshToken: string };
  const { sub: uuid } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sub: string };
  return {
    uuid,
    nickname: String(input.nickname),
    email: String(input.email),
    password: String(input.password),
    token,
    refreshToken,
  };
}
