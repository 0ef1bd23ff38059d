import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@haiko/shared/i18n/languages';
import { cutOffPostcodes, PostingForm } from './postingForm.ts';
import { expect, test, type Phone } from './haiko.ts';
import { takePicture } from './takePicture.ts';
import { WORDS } from './words.ts';

// Not a test: how the company's side of postings looks (see screens.pictures.ts).
const FOLDER = process.env.HAIKO_PICTURES ?? '';
const LANGUAGES: Language[] = ['en', 'ko', 'km', 'bn'];
const THEMES = ['light', 'dark'] as const;

for (const language of LANGUAGES) {
  for (const theme of THEMES) {
    test(`pictures of writing postings in ${language}, ${theme}`, async ({ phone, complaints }) => {
      test.setTimeout(180_000);
      const folder = join(FOLDER, `${language}-${theme}`);
      mkdirSync(folder, { recursive: true });
      await phone.signInAs('company');
      await phone.store({ language, theme });
      await phone.open('/registeredannouncement');
      await shoot(phone, join(folder, 'own'));
      await phone.page.getByRole('article').first().getByRole('button').click();
      await shootView(phone, join(folder, 'own-sheet'));
      await writeForm(phone, language, folder);
      complaints.splice(0);
    });
  }
}

async function writeForm(phone: Phone, language: Language, folder: string): Promise<void> {
  const { page } = phone;
  const { common, jobPostingForm, jobPostings } = WORDS[language];
  await cutOffPostcodes(page);
  await phone.open('/announcementwriting');
  const form = new PostingForm(page, language);
  await shoot(phone, join(folder, 'form-empty'));
  await form.next();
  await phone.answer(common.button.ok);
  await shoot(phone, join(folder, 'form-refused'));
  await form.fillWork({ title: '주방 보조', description: '김밥을 만듭니다.\nធ្វើគីមបាប' });
  await shoot(phone, join(folder, 'form-1'));
  await form.next();
  await page.getByLabel(jobPostings.detail.place, { exact: true }).first().click();
  await expect(page.getByRole('alert')).toBeVisible();
  await shootView(phone, join(folder, 'address'));
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(강남구|Gangnam-gu)$/ })
    .click();
  await form.fillSalary();
  await page.getByLabel(jobPostingForm.detailPlace).fill('2층');
  await shoot(phone, join(folder, 'form-2'));
  await form.next();
  await form.fillPeople();
  await shoot(phone, join(folder, 'form-3'));
  await page.getByRole('button', { name: new RegExp(`^${jobPostingForm.deadline}`) }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  await shootView(phone, join(folder, 'calendar'));
  await page.keyboard.press('Escape');
  await form.next();
  await shoot(phone, join(folder, 'form-4'));
}

async function shoot(phone: Phone, file: string): Promise<void> {
  await settle(phone);
  await takePicture(phone.page, `${file}.png`, { fullPage: true });
}

async function shootView(phone: Phone, file: string): Promise<void> {
  await settle(phone);
  await takePicture(phone.page, `${file}.png`);
}

async function settle({ page }: Phone): Promise<void> {
  await expect(page.locator('.late')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(600);
}
