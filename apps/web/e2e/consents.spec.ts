import { tickConsents } from './consents.ts';
import { expect, test } from './haiko.ts';
import { newcomer } from './newcomers.ts';
import { SAMPLE_LISTS } from './samples.ts';
import { WORDS } from './words.ts';

const { common, jobPostings, legal } = WORDS.en;

test('who has agreed to nothing reads, is asked before the first write, and once @core', async ({ phone, page }) => {
  await newcomer(phone, 'Sokha', { consents: null });
  await phone.open(SAMPLE_LISTS.posting);
  const save = page.getByRole('main').getByRole('button', { name: jobPostings.card.scrap }).first();
  const question = page.getByRole('dialog', { name: legal.ask.title });
  const agree = question.getByRole('button', { name: legal.ask.agree });

  await save.click();
  await agree.click();
  await expect(question.getByText(legal.consent.mustAgree).first()).toBeVisible();
  await question.getByRole('button', { name: common.button.close }).click();
  await expect(question).toBeHidden();
  await expect(save).toHaveAttribute('aria-pressed', 'false');

  await phone.open(SAMPLE_LISTS.posting);
  await save.click();
  await tickConsents(page, 'en');
  // It is shown before the server knows of it.
  const saved = page.waitForResponse((reply) => reply.url().includes('/api/scraps/'));
  await agree.click();
  await expect(question).toBeHidden();
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await saved;

  await phone.open(SAMPLE_LISTS.posting);
  await save.click();
  await expect(save).toHaveAttribute('aria-pressed', 'false');
  await expect(question).toBeHidden();
});
