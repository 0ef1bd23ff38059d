import { randomBytes } from 'node:crypto';
import { PRIVACY_VERSION, TERMS_VERSION } from '@haiko/shared/limits';
import { NATIONALITIES } from '@haiko/shared/reference/nationalities';
import type { Browser, Page } from '@playwright/test';
import { expect, Phone } from './haiko.ts';

export const PASSWORD = 'the river at dawn';
/** What their posts say. */
export const GREETING = 'សួស្ដី! 안녕하세요! Xin chào! হ্যালো! สวัสดี!';

/** Somebody new, on a phone of their own. */
export interface Newcomer {
  phone: Phone;
  page: Page;
  uuid: string;
  nickname: string;
  email: string;
  password: string;
  /** Calls the server as this person; fails the test unless it answers well. */
  call(method: 'post' | 'put' | 'delete', path: string, data?: object): Promise<{ uuid: string }>;
}

/** What somebody new signs up with. */
export function newAccount(name: string) {
  const tail = randomBytes(3).toString('hex');
  return {
    email: `${tail}@example.test`,
    password: PASSWORD,
    nickname: `${name}_${tail}`,
    gender: 'female',
    nationalityUuid: NATIONALITIES.find(({ code }) => code === 'KH')?.uuid,
    language: 'en',
    birthDate: '1996-04-02',
    consents: { terms: TERMS_VERSION, privacy: PRIVACY_VERSION },
  };
}

/** Signs a new person up, and in on this phone. Names are the run's own, so that it can be repeated on one server. */
export async function newcomer(phone: Phone, name: string, changes: object = {}): Promise<Newcomer> {
  const { page } = phone;
  const data = { ...newAccount(name), ...changes };
  const reply = await page.request.post('/api/user/signup', { data });
  expect(reply.status(), await reply.text()).toBe(201);
  const { accessToken, refreshToken, accessExpire, refreshExpire } = await reply.json();
  const at = (seconds: number) => String(Date.now() + seconds * 1000);
  await phone.store({ accessToken, refreshToken, accessExpire: at(accessExpire), refreshExpire: at(refreshExpire) });
  const headers = { authorization: `Bearer ${accessToken}` };

  async function call(method: 'post' | 'put' | 'delete', path: string, body?: object) {
    const answer = await page.request[method](path, { headers, ...(body && { data: body }) });
    const text = await answer.text();
    expect(answer.ok(), `${method} ${path}: ${text}`).toBe(true);
    return text ? JSON.parse(text) : undefined;
  }

  const { sub } = JSON.parse(Buffer.from(accessToken.split('.')[1], 'base64url').toString());
  return { phone, page, uuid: sub, nickname: data.nickname, email: data.email, password: PASSWORD, call };
}

/** A second person, with a browser of their own. */
export async function anotherNewcomer(browser: Browser, name: string): Promise<Newcomer> {
  const context = await browser.newContext();
  return newcomer(new Phone(await context.newPage()), name);
}

/** Writes a post and returns its address. */
export async function writePost({ call, nickname }: Newcomer, title = `ពាក្យរបស់ ${nickname}`): Promise<string> {
  const { uuid } = await call('post', '/api/post', { title, content: GREETING });
  return `/postdetail/${uuid}`;
}
