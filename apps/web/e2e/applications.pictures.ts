import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@haiko/shared/i18n/languages';
import { employer, offerJob, openApplySheet, seeker, writeResume, type Employer } from './applying.ts';
import { expect, type Phone } from './haiko.ts';
import { takePicture } from './takePicture.ts';
import { test } from './translating.ts';
import { WORDS } from './words.ts';

// Not a test: how applying and answering look (see screens.pictures.ts).
const FOLDER = process.env.HAIKO_PICTURES ?? '';
const LANGUAGES: Language[] = ['en', 'ko', 'km', 'bn'];
const THEMES = ['light', 'dark'] as const;

test.describe.configure({ mode: 'default' });

test('pictures of applications', async ({ phone, browser }) => {
  test.setTimeout(600_000);
  const hiring = await employer(browser);
  await seeker(phone);
  await writeResume(phone);
  for (const look of looks()) await takeSheet(phone, hiring, look);
  const uuid = await apply(phone, hiring.posting.uuid);
  await answer(hiring, uuid);
  for (const look of looks()) {
    await take(
      phone,
      look,
      ['/resume', '/resumewriting', '/applications', `/application/${uuid}`, `/application/${uuid}/notes`],
      'seeker',
    );
    const { owner, posting } = hiring;
    await take(
      owner.phone,
      look,
      ['/inbox', `/inbox/${posting.uuid}`, `/application/${uuid}/notes`, `/application/${uuid}`],
      'company',
    );
    await takeCompanySheets(owner.phone, look);
  }
  await hiring.owner.page.context().close();
});

interface Look {
  language: Language;
  theme: (typeof THEMES)[number];
}

const looks = (): Look[] => LANGUAGES.flatMap((language) => THEMES.map((theme) => ({ language, theme })));

async function shoot({ page }: Phone, { language, theme }: Look, name: string, isWhole = true): Promise<void> {
  const folder = join(FOLDER, `${language}-${theme}`);
  mkdirSync(folder, { recursive: true });
  await expect(page.locator('.late')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(600);
  await takePicture(page, join(folder, `${name}.png`), { fullPage: isWhole });
}

async function takeSheet(phone: Phone, { posting }: Employer, look: Look): Promise<void> {
  const { page } = phone;
  await phone.store({ ...look });
  await phone.open(`/announcementdetail/${posting.uuid}`);
  await shoot(phone, look, 'seeker-posting', false);
  await openApplySheet(phone, posting.uuid, look.language);
  await shoot(phone, look, 'seeker-apply', false);
  await page.getByRole('dialog').getByRole('button').last().scrollIntoViewIfNeeded();
  await shoot(phone, look, 'seeker-apply-end', false);
}

/** Sends one; returns its uuid. */
async function apply(phone: Phone, posting: string): Promise<string> {
  const { page } = phone;
  await phone.store({ language: 'km' });
  const sheet = await openApplySheet(phone, posting);
  await sheet.getByLabel(WORDS.km.applications.apply.message).fill('តើមានអន្តេវាសិកដ្ឋានទេ?');
  await sheet.getByText(WORDS.km.applications.consent.agree).click();
  await sheet.getByRole('button', { name: WORDS.km.applications.apply.send }).click();
  await expect(page).toHaveURL(/\/application\//);
  return page.url().split('/').at(-1) ?? '';
}

async function answer({ owner }: Employer, uuid: string): Promise<void> {
  const { page, phone } = owner;
  const { act } = WORDS.ko.applications;
  await phone.open(`/application/${uuid}`);
  await page.getByRole('button', { name: act.more, exact: true }).click();
  await page.getByRole('menuitem', { name: act.talk }).click();
  await expect(page.locator('[aria-current="step"]')).toContainText(WORDS.ko.applications.state.talk);
  await offerJob(phone);
}

async function take(phone: Phone, look: Look, paths: string[], whose: string): Promise<void> {
  await phone.store({ ...look });
  for (const path of paths) {
    await phone.open(path);
    await shoot(
      phone,
      look,
      `${whose}-${path.split('/').slice(1, 2)}${['', '-one', '-talk'][path.split('/').length - 2]}`,
    );
  }
}

/** Where the company's screen of an application stands. */
async function takeCompanySheets(phone: Phone, look: Look): Promise<void> {
  const { page } = phone;
  const { act, detail } = WORDS[look.language].applications;
  await page.getByRole('button', { name: detail.interview, exact: true }).click();
  await shoot(phone, look, 'company-interview', false);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: act.more, exact: true }).click();
  await shoot(phone, look, 'company-more', false);
  await page.getByRole('menuitem', { name: act.decline, exact: true }).click();
  await shoot(phone, look, 'company-decline', false);
  await page.keyboard.press('Escape');
}
