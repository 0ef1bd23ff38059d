import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@haiko/shared/i18n/languages';
import { expect, test, type Phone } from './haiko.ts';
import { anotherNewcomer, newcomer, writePost } from './newcomers.ts';
import { takePicture } from './takePicture.ts';
import { filled, WORDS } from './words.ts';

// Not a test: `HAIKO_PICTURES=<folder> pnpm screenshots` saves how the screens about people look.
const FOLDER = process.env.HAIKO_PICTURES ?? '';
const LANGUAGES: Language[] = ['en', 'ko', 'km', 'bn'];
const THEMES = ['light', 'dark'] as const;

type Shoot = (name: string, isWhole?: boolean) => Promise<unknown>;

for (const language of LANGUAGES) {
  for (const theme of THEMES) {
    test(`pictures of people in ${language}, ${theme}`, async ({ phone, page, browser }) => {
      test.setTimeout(180_000);
      const folder = join(FOLDER, `${language}-${theme}`);
      mkdirSync(folder, { recursive: true });
      const shoot: Shoot = async (name, isWhole = false) => {
        await expect(page.getByRole('status', { name: WORDS[language].common.list.loading })).toHaveCount(0);
        // The stream of live news never ends: the page is at rest once its fonts and pictures are there.
        await page.evaluate(() => document.fonts.ready);
        await page.waitForTimeout(400);
        await takePicture(page, join(folder, `${name}.png`), { fullPage: isWhole });
      };
      await phone.signInAs('linh');
      await phone.store({ language, theme });
      await takeLists(phone, language, shoot);
      await phone.open('/myinfor');
      await shoot('people-myinfor', true);
      await takeForms(phone, language, shoot);
      const stranger = await anotherNewcomer(browser, 'ដារ៉ា');
      await phone.open(await writePost(stranger));
      await takeProfile(phone, language, shoot, stranger.nickname);
      await stranger.page.context().close();
      await newcomer(phone, 'Empty');
      await phone.store({ language, theme });
      for (const path of ['/friendmanage', '/friendrequest', '/blockedpeople']) {
        await phone.open(path);
        await shoot(`people-empty-${path.slice(1)}`);
      }
    });
  }
}

async function takeLists(phone: Phone, language: Language, shoot: Shoot): Promise<void> {
  const { friends } = WORDS[language];
  await phone.open('/friendmanage');
  await shoot('people-friends');
  await phone.page.getByRole('searchbox', { name: friends.search }).fill('zzz');
  await expect(phone.page.getByText(friends.noneFound)).toBeVisible();
  await shoot('people-friends-none');
  await phone.open('/friendrequest');
  await shoot('people-requests');
}

async function takeForms(phone: Phone, language: Language, shoot: Shoot): Promise<void> {
  const { page } = phone;
  const { accounts, common, myInfo } = WORDS[language];
  await page.getByRole('button', { name: accounts.password.title }).click();
  await shoot('people-password');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: myInfo.reading.title }).click();
  await shoot('people-reading');
  await page.keyboard.press('Escape');
  await phone.open('/nicknamemodify');
  await shoot('people-nickname');
  await phone.open('/withdrawal');
  await shoot('people-withdrawal', true);
  await page.getByRole('button', { name: accounts.withdrawal.title }).click();
  await phone.answer(common.button.ok);
  await shoot('people-withdrawal-errors', true);
}

async function takeProfile(phone: Phone, language: Language, shoot: Shoot, name: string): Promise<void> {
  const { page } = phone;
  const { blocks, common, posts, reports, users } = WORDS[language];
  const profile = page.getByRole('dialog', { name: users.person.title });
  await page
    .getByRole('button', { name: filled(users.person.open, { name }) })
    .first()
    .click();
  await shoot('people-profile');
  await profile.getByRole('button', { name: users.profile.addFriend }).click();
  await expect(profile.getByRole('button', { name: users.profile.requestSent })).toBeVisible();
  await shoot('people-profile-sent');
  await profile.getByRole('button', { name: posts.action.more }).click();
  await shoot('people-profile-options');
  await page.getByRole('menuitem', { name: filled(blocks.actionFor, { name }) }).click();
  await shoot('people-block-question');
  await phone.answer(common.button.no);
  await profile.getByRole('link', { name: users.page.see }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await shoot('people-page');
  await page.setViewportSize({ width: 320, height: 844 });
  await shoot('people-page-320');
  await page.setViewportSize({ width: 1280, height: 844 });
  await shoot('people-page-1280');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('main').getByRole('button', { name: posts.action.more }).first().click();
  await page.getByRole('menuitem', { name: reports.action }).click();
  await shoot('people-report');
  await page.getByText(reports.reason.SPAM).click();
  await page.getByRole('button', { name: reports.submit }).click();
  await expect(page.getByText(reports.done)).toBeVisible();
  await shoot('people-report-sent');
  await page.keyboard.press('Escape');
}
