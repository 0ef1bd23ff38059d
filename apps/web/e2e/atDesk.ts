import type { Language } from '@haiko/shared/i18n/languages';
import type { Browser } from '@playwright/test';
import { expect, Phone, SAMPLE_PASSWORD } from './haiko.ts';
import { anotherNewcomer, newcomer, writePost, type Newcomer } from './newcomers.ts';

const DESKTOP = { viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false };

/** A sample person at a desk of their own. */
export async function atDesk(browser: Browser, person: string): Promise<Phone> {
  const context = await browser.newContext({ ...DESKTOP, reducedMotion: 'reduce' });
  const phone = new Phone(await context.newPage());
  await phone.signInAs(person);
  return phone;
}

/** A post that somebody else has reported; returns its title. */
export async function reportedPost(author: Newcomer, browser: Browser): Promise<string> {
  const title = `ទិញថ្ងៃនេះ ${author.nickname}`;
  const targetUuid = (await writePost(author, title)).split('/').at(-1);
  const reporter = await anotherNewcomer(browser, 'Sopheap');
  await reporter.call('post', '/api/report', { targetType: 'post', targetUuid, reason: 'SPAM' });
  await reporter.page.context().close();
  return title;
}

/** Somebody new with a role, at a desk of their own, in their language. */
export async function staff(browser: Browser, language: Language, role: 'MODERATOR' | 'ADMIN'): Promise<Newcomer> {
  const context = await browser.newContext({ ...DESKTOP, reducedMotion: 'reduce' });
  const phone = new Phone(await context.newPage());
  const person = await newcomer(phone, 'Rina', { language });
  const { request } = phone.page;
  const data = { email: 'admin@haiko.test', password: SAMPLE_PASSWORD };
  const { accessToken } = await (await request.post('/api/user/signin', { data })).json();
  const headers = { authorization: `Bearer ${accessToken}` };
  const reply = await request.put(`/api/user/${person.uuid}/${role}`, { headers });
  expect(reply.ok(), await reply.text()).toBe(true);
  await phone.store({ language });
  return person;
}
