import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@haiko/shared/i18n/languages';
import { expect, test, type Phone } from './haiko.ts';
import { png } from './png.ts';
import { takePicture } from './takePicture.ts';
import { WORDS } from './words.ts';

// Not a test: `HAIKO_PICTURES=<folder> pnpm screenshots` saves how every screen looks, to be looked at.
const FOLDER = process.env.HAIKO_PICTURES ?? '';
const LANGUAGES: Language[] = ['en', 'ko', 'km', 'bn'];
const THEMES = ['light', 'dark'] as const;
/** For fading in. */
const SETTLED_MS = 400;
const VISITOR = ['/home', '/signin', '/signup', '/terms', '/privacy', '/main', '/searchresult'];

for (const language of LANGUAGES) {
  for (const theme of THEMES) {
    test(`pictures in ${language}, ${theme}`, async ({ phone, page }) => {
      test.setTimeout(180_000);
      const folder = join(FOLDER, `${language}-${theme}`);
      mkdirSync(folder, { recursive: true });
      const shoot = (name: string, isWhole = false) =>
        takePicture(page, join(folder, `${name}.png`), { fullPage: isWhole });

      await phone.store({ language, theme });
      for (const path of VISITOR) {
        await phone.open(path);
        await settle(phone);
        await shoot(path.slice(1));
      }
      await phone.open('/signup');
      await shoot('signup-whole', true);
      await page.goto('/writing');
      await expect(phone.question).toBeVisible();
      await shoot('login-question');

      await phone.signInAs('linh');
      await phone.store({ language, theme });
      await takeSignedIn(phone, language, shoot);
    });
  }
}

async function takeSignedIn(
  phone: Phone,
  language: Language,
  shoot: (name: string, isWhole?: boolean) => Promise<unknown>,
) {
  const { page } = phone;
  const { common, postForm } = WORDS[language];
  await phone.open('/main');
  await settle(phone);
  await page.evaluate(() => window.scrollTo(0, 500));
  await shoot('main-scrolled');
  await page.getByRole('button', { name: common.nav.menu }).click();
  await expect(page.getByRole('dialog', { name: common.sideMenu.title })).toBeVisible();
  await shoot('side-menu');
  await page.keyboard.press('Escape');
  const card = page
    .getByRole('article')
    .filter({ has: page.locator('img[src^="/files/"]') })
    .first();
  await page.goto((await card.getByRole('heading').getByRole('link').getAttribute('href')) ?? '/main');
  await settle(phone);
  await shoot('post');
  await shoot('post-whole', true);
  await phone.open('/myinfor');
  await settle(phone);
  await shoot('myinfor');
  await phone.open('/writing');
  await shoot('writing-empty');
  await page.getByRole('button', { name: postForm.button.post, exact: true }).click();
  await expect(phone.question).toBeVisible();
  await shoot('writing-refused');
  await phone.answer(common.button.ok);
  await shoot('writing-errors', true);
  await fillForm(phone, language);
  await shoot('writing');
  await shoot('writing-whole', true);
  await takeTalks(phone, language, shoot);
  await phone.open('/main');
}

/** Notifications, conversations, and one of them while a note is written and when it fails. */
async function takeTalks(
  phone: Phone,
  language: Language,
  shoot: (name: string, isWhole?: boolean) => Promise<unknown>,
): Promise<void> {
  const { page } = phone;
  const { common, notes } = WORDS[language];
  for (const path of ['/notifications', '/notesend', '/notemanager']) {
    await phone.open(path);
    await settle(phone);
    await shoot(path.slice(1));
  }
  await page
    .getByRole('main')
    .getByRole('link')
    .filter({ has: page.getByRole('time') })
    .first()
    .click();
  await expect(page.getByRole('log')).toBeVisible();
  await settle(phone);
  await shoot('notedetail');
  await page.getByRole('textbox', { name: notes.composer.label }).fill(TEXTS[language] ?? '');
  const picture = { name: 'a.png', mimeType: 'image/png', buffer: png(1200, 900, 120) };
  await page.getByLabel(notes.composer.attach).setInputFiles(picture);
  await shoot('notedetail-writing');
  await page.route('**/api/notes/*', (route) => route.abort());
  await page.getByRole('button', { name: notes.composer.send }).click();
  await phone.answer(common.button.ok);
  await shoot('notedetail-failed');
  await page.unroute('**/api/notes/*');
}

const TEXTS: Partial<Record<Language, string>> = {
  en: 'Does anybody know a clinic near Ansan station that speaks Khmer?',
  ko: '안산역 근처에서 외국인 등록증을 어디에서 갱신하나요? 서류가 무엇이 필요한지 알려 주세요.',
  km: 'តើអ្នកណាស្គាល់គ្លីនិកនៅជិតស្ថានីយអានសានដែលនិយាយភាសាខ្មែរទេ?',
  bn: 'আনসান স্টেশনের কাছে বাংলা বলতে পারে এমন কোনো ক্লিনিক কি কেউ চেনেন?',
};

/** A form as it is while somebody writes: tags, sent pictures and one that failed. */
async function fillForm(phone: Phone, language: Language): Promise<void> {
  const { page } = phone;
  const { postForm } = WORDS[language];
  const text = TEXTS[language] ?? '';
  await page.getByRole('textbox', { name: postForm.field.title }).fill(text.slice(0, 40));
  await page.getByRole('textbox', { name: postForm.field.content }).fill(`${text}\n\n${text}`);
  await page.getByRole('textbox', { name: postForm.hashtags.label }).fill('안산, ខ្មែរ, বাংলা, ');
  const picture = (name: string, hue: number) => ({ name, mimeType: 'image/png', buffer: png(900, 700, hue) });
  const broken = { name: 'broken.gif', mimeType: 'image/gif', buffer: Buffer.from('no picture') };
  await page.getByLabel(postForm.pictures.add).setInputFiles([picture('a.png', 20), picture('b.png', 160), broken]);
  await expect(page.getByText(postForm.pictures.failed).first()).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
}

/** Answers, pictures and fonts have come. The network is never idle: a stream of live events stays open. */
async function settle({ page }: Phone): Promise<void> {
  await expect(page.locator('main .shimmer:visible')).toHaveCount(0);
  await page.waitForFunction(() => [...document.images].every((image) => image.complete || image.loading === 'lazy'));
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(SETTLED_MS);
}
