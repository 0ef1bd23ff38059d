import request, { type Response } from 'supertest';
import type { ProviderName } from '@haiko/identity-provider/clients';
import type { TestApp } from './app.js';
import { rest } from './client.js';
import { aSignUp } from './factories.js';

/** A browser on its way to a provider. */
export interface Departure {
  provider: ProviderName;
  url: string;
  cookie: string;
}

/** A browser on its way back: what the provider made it send. */
export interface Journey {
  provider: ProviderName;
  cookie: string;
  fields: Record<string, string>;
}

/** Step 1, with the browser's cookie of an earlier one if there is any. */
export async function start({ server }: TestApp, provider: ProviderName, cookie = ''): Promise<Departure> {
  const reply = await request(server).get(`/api/user/signin/${provider}/step1`).set('Cookie', cookie).expect(200);
  return { provider, url: reply.body.url, cookie: cookieOf(reply) };
}

/** The same of somebody signed in, who links an account there. */
export async function startLink(
  { server }: TestApp,
  provider: ProviderName,
  { token }: { token: string },
  body: object = {},
): Promise<Departure> {
  const call = request(server).post(`/api/user/sign-ins/${provider}`).set('Authorization', `Bearer ${token}`);
  const reply = await call.send(body).expect(200);
  return { provider, url: reply.body.url, cookie: cookieOf(reply) };
}

/** Signs in at the provider as `account`, over HTTP, and stops where the browser would go back. */
export async function atProvider({ provider, url, cookie }: Departure, account: string): Promise<Journey> {
  const reply = await fetch(`${url}&as=${encodeURIComponent(account)}`, { redirect: 'manual' });
  const location = reply.headers.get('location');
  const fields = location ? Object.fromEntries(new URL(location).searchParams) : hiddenInputs(await reply.text());
  return { provider, cookie, fields };
}

/** Step 2, as the browser calls it; returns the redirect. */
export function finish({ server }: TestApp, { provider, cookie, fields }: Journey): Promise<Response> {
  const path = `/api/user/signin/${provider}/step2`;
  const call =
    provider === 'apple'
      ? request(server).post(path).type('form').send(fields)
      : request(server).get(path).query(fields);
  return call.set('Cookie', cookie).expect(302).then();
}

/** What a browser has after step 2. */
export interface Ticket {
  key: string;
  cookie: string;
}

/** The whole way to a key, in a browser of its own. */
export async function toKey(test: TestApp, provider: ProviderName, account: string): Promise<Ticket> {
  const journey = await atProvider(await start(test, provider), account);
  const reply = await finish(test, journey);
  const key = new URL(String(reply.headers['location'])).searchParams.get('key');
  if (!key) throw new Error(`No key, but ${String(reply.headers['location'])}`);
  return { key, cookie: journey.cookie };
}

/** Step 3 of somebody new. */
export async function signUpBy(test: TestApp, provider: ProviderName, account: string): Promise<Response> {
  const { key, cookie } = await toKey(test, provider, account);
  const { email: _email, password: _password, ...profile } = aSignUp();
  return rest(test, 'post', `/api/user/signin/${provider}/step3`, { ...profile, key }, { cookie });
}

/** The error with which a browser is led back to the sign-in page, or null. */
export function errorOf(reply: Response): string | null {
  return new URL(String(reply.headers['location'])).searchParams.get('error');
}

const cookieOf = ({ headers }: Response) => String(headers['set-cookie']).split(';')[0] ?? '';

function hiddenInputs(page: string): Record<string, string> {
  const inputs = [...page.matchAll(/name="([^"]+)"\s+value="([^"]*)"/g)];
  return Object.fromEntries(inputs.map(([, name = '', value = '']) => [name, unescaped(value)]));
}

const ENTITIES: Record<string, string> = { lt: '<', gt: '>', quot: '"', amp: '&', '#39': "'" };
const unescaped = (text: string) => text.replace(/&(#?\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity);
