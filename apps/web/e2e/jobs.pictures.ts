import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@haiko/shared/i18n/languages';
import type { Page } from '@playwright/test';
import { expect, test, type Phone } from './haiko.ts';
import { takePicture } from './takePicture.ts';
import { counted, WORDS } from './words.ts';

// Not a test: `HAIKO_PICTURES=<folder> pnpm screenshots` saves how the screens of job seekers look.
const FOLDER = process.env.HAIKO_PICTURES ?? '';
const LANGUAGES: Language[] = ['en', 'ko', 'km', 'bn'];
const THEMES = ['light', 'dark'] as const;
const NON_PROFESSIONAL = 2000;

type Shoot = (name: string, isWhole?: boolean) => Promise<unknown>;

for (const language of LANGUAGES) {
  for (const theme of THEMES) {
    test(`pictures of job postings in ${language}, ${theme}`, async ({ phone, page }) => {
      test.setTimeout(180_000);
      const folder = join(FOLDER, `${language}-${theme}`);
      mkdirSync(folder, { recursive: true });
      const shoot: Shoot = async (name, isWhole = false) => {
        // The end of a list that goes on says that it loads as well, by its label.
        const loading = page.locator('[role=status]:not([aria-label])').getByText(WORDS[language].common.list.loading);
        await expect(loading).toHaveCount(0);
        // The stream of live news never ends: the page is at rest once its fonts and pictures are there.
        await page.evaluate(() => document.fonts.ready);
        await page.waitForTimeout(400);
        await takePicture(page, join(folder, `${name}.png`), { fullPage: isWhole });
      };
      await phone.signInAs('linh');
      await phone.store({ language, theme });
      await takeLists(phone, language, shoot);
      await takeFilters(phone, language, shoot);
      await takeDetails(phone, language, shoot);
      await takeOwn(phone, language, shoot);
    });
  }
}

const cards = (page: Page) => page.getByRole('main').getByRole('article');

async function takeLists(phone: Phone, language: Language, shoot: Shoot): Promise<void> {
  await phone.open('/announcement');
  await expect(cards(phone.page).first()).toBeVisible();
  await shoot('jobs-list');
  await phone.page.evaluate(() => window.scrollTo(0, 700));
  await shoot('jobs-list-below');
  await shoot('jobs-list-whole', true);
  await phone.open(`/announcement?q=${encodeURIComponent('용접')}`);
  await shoot('jobs-found');
  await phone.open('/announcement?q=%EC%9A%A9%EC%A0%91&region=3800&visa=1804');
  await shoot('jobs-found-kept');
  await phone.open('/announcementsearchresult?q=zzzz');
  await expect(phone.page.getByText(WORDS[language].jobSearch.list.noneHint)).toBeVisible();
  await shoot('jobs-none');
}

async function takeFilters(phone: Phone, language: Language, shoot: Shoot): Promise<void> {
  const { page } = phone;
  const { filter } = WORDS[language].jobSearch;
  await phone.open('/announcement?visa=1804.300.2600&type=1.5');
  const open = (name: string) =>
    page
      .getByRole('group', { name: filter.label })
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .click();
  for (const name of [filter.visa, filter.region, filter.jobCategory, filter.employmentType, filter.language]) {
    await open(name);
    await shoot(`jobs-filter-${Object.entries(filter).find(([, word]) => word === name)?.[0]}`);
    await page.keyboard.press('Escape');
  }
  await open(filter.visa);
  const free = page.getByRole('dialog').getByRole('checkbox', { checked: false }).last();
  await free.evaluate((box: HTMLInputElement) => box.click());
  await expect(phone.question).toBeVisible();
  await shoot('jobs-filter-limit');
}

async function takeDetails(phone: Phone, language: Language, shoot: Shoot): Promise<void> {
  const { page } = phone;
  await page.goto('/announcement');
  const first = cards(page).first().getByRole('heading').getByRole('link');
  const address = (await first.getAttribute('href')) ?? '';
  await phone.open(address);
  await shoot('jobs-detail', true);
  await phone.open(`${address}?tab=qualification`);
  await shoot('jobs-detail-qualification', true);
  await page.goto(`/announcement?visa=${NON_PROFESSIONAL}`);
  await expect(page.getByText(counted(language, 'jobSearch.list.found'))).toBeVisible();
  await cards(page).first().getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/announcementdetail/);
  await shoot('jobs-detail-government', true);
}

async function takeOwn(phone: Phone, language: Language, shoot: Shoot): Promise<void> {
  const { page } = phone;
  const { jobPostings } = WORDS[language];
  await phone.open('/scrapannouncement');
  await shoot('jobs-scraps');
  await phone.open('/jobalerts');
  await shoot('jobs-alerts');
  await phone.open('/notifications');
  await shoot('jobs-alerts-news', true);
  await phone.open('/myinfor');
  await page.getByRole('button', { name: jobPostings.myVisa.title }).click();
  await shoot('jobs-visa');
  await page.getByRole('dialog').getByRole('button', { name: /^F-4 / }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: /^F-4 / }).last().click();
  await expect(page.getByText(jobPostings.myVisa.saved)).toBeVisible();
  await page.goto('/announcement');
  await cards(page).first().getByRole('heading').getByRole('link').click();
  await expect(page.getByText(jobPostings.visaFit.yes)).toBeVisible();
  await shoot('jobs-detail-fit');
}
