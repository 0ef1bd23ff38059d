import { expect, test } from './haiko.ts';
import { anotherNewcomer, newcomer } from './newcomers.ts';
import { publishPosting } from './postings.ts';
import { filled, WORDS } from './words.ts';

const { common, languages, posts, suggestions, translations } = WORDS.vi;
const ORIGINAL = { title: 'អាវរងា 겨울', content: 'សួស្តី!\n\nតើទិញអាវរងានៅឯណា? ✨ 🧥' };
const BETTER = { title: 'Áo mùa đông', content: 'Xin chào!\n\nMua áo mùa đông ở đâu? ✨ 🧥' };

test('a reader suggests a translation, its author accepts it, and the original stays one tap away @core', async ({
  phone,
  page,
  browser,
}) => {
  const dara = await anotherNewcomer(browser, 'Dara');
  const linh = await newcomer(phone, 'Linh');
  const { uuid } = await dara.call('post', '/api/post', { ...ORIGINAL, originalLanguage: 'km' });
  await phone.store({ language: 'vi' });
  const main = page.getByRole('main');
  const { nav } = WORDS.en.common;
  await dara.phone.open('/main');
  await expect(dara.page.getByRole('link', { name: nav.myInfo, exact: true })).toBeVisible();

  await test.step('suggesting', async () => {
    await phone.open(`/postdetail/${uuid}`);
    await expect(phone.heading).toHaveText(ORIGINAL.title);
    await expect(main).toContainText(filled(translations.shown.unavailable, { language: languages.name.vi }));
    await page.getByRole('button', { name: posts.action.more, exact: true }).click();
    await page.getByRole('menuitem', { name: translations.shown.add }).click();
    const sheet = page.getByRole('dialog', { name: suggestions.form.title });
    await expect(sheet).toContainText(ORIGINAL.title);
    await sheet.getByRole('button', { name: suggestions.form.send }).click();
    await phone.answer(common.button.ok, suggestions.form.unchanged);
    const label = filled(suggestions.form.translation, { language: languages.name.vi });
    await sheet.getByLabel(label).nth(0).fill(BETTER.title);
    await sheet.getByLabel(label).nth(1).fill(BETTER.content);
    await sheet.getByRole('button', { name: suggestions.form.send }).click();
    await expect(page.getByText(suggestions.form.thanks)).toBeVisible();
  });

  await test.step('accepting', async () => {
    const words = WORDS.en.suggestions;
    // A red dot came by itself; the row behind it says how many wait.
    await dara.page.getByRole('link', { name: nav.myInfoSuggestions }).click();
    await dara.page.getByRole('link', { name: `${words.list.title} 2` }).click();
    await expect(dara.phone.heading).toHaveText(words.list.title);
    const rows = dara.page.getByRole('article');
    for (const left of [1, 0]) {
      await rows.first().getByRole('button', { name: words.list.compare }).click();
      const sheet = dara.page.getByRole('dialog', { name: words.list.compare });
      await expect(sheet).toContainText(filled(words.decision.suggested, { name: linh.nickname }));
      await sheet.getByRole('button', { name: words.decision.accept }).click();
      await expect(rows).toHaveCount(left);
    }
    await expect(dara.page.getByText(words.list.empty)).toBeVisible();
    await expect(dara.page.getByRole('link', { name: nav.myInfo, exact: true })).toBeVisible();
    await dara.page.context().close();
  });

  await test.step('learning what became of it', async () => {
    await phone.open('/translationsuggestions');
    await page.getByRole('link', { name: suggestions.list.byMe }).click();
    const rows = main.getByRole('article');
    await expect(rows).toHaveCount(2);
    await expect(rows.filter({ hasText: suggestions.state.accepted })).toHaveCount(2);
    await expect(rows.filter({ hasText: BETTER.title }).first()).toBeVisible();
  });

  await test.step('reading', async () => {
    await phone.open(`/postdetail/${uuid}`);
    await expect(phone.heading).toHaveText(BETTER.title);
    await expect(main).toContainText(filled(translations.shown.translatedFrom, { language: languages.name.km }));
    await main.getByRole('button', { name: translations.shown.showOriginal }).click();
    await expect(phone.heading).toHaveText(ORIGINAL.title);
    const text = main.locator('p[lang="km"]').first();
    expect(await text.evaluate((element) => element.textContent)).toBe(ORIGINAL.content);
    await main.getByRole('button', { name: translations.shown.showTranslation }).click();
    await expect(phone.heading).toHaveText(BETTER.title);
  });

  await test.step('reading the original’s language too', async () => {
    await linh.call('put', '/api/user', { readingLanguages: ['km'] });
    await phone.open(`/postdetail/${uuid}`);
    await expect(phone.heading).toHaveText(ORIGINAL.title);
    await main.getByRole('button', { name: translations.shown.showTranslation }).click();
    await expect(phone.heading).toHaveText(BETTER.title);
    await main.getByRole('button', { name: translations.shown.showOriginal }).click();
    await expect(phone.heading).toHaveText(ORIGINAL.title);
  });
});

test('an author translates their own post, and others read it at once', async ({ phone, page, browser }) => {
  const dara = await newcomer(phone, 'Dara');
  const { uuid } = await dara.call('post', '/api/post', { ...ORIGINAL, originalLanguage: 'km' });
  await phone.store({ language: 'vi' });
  await phone.open(`/postdetail/${uuid}`);
  await page.getByRole('button', { name: posts.action.more, exact: true }).click();
  await page.getByRole('menuitem', { name: translations.shown.add }).click();
  const sheet = page.getByRole('dialog', { name: suggestions.form.title });
  await expect(sheet).toContainText(suggestions.form.ownHint);
  const label = filled(suggestions.form.translation, { language: languages.name.vi });
  await sheet.getByLabel(label).nth(0).fill(BETTER.title);
  await sheet.getByLabel(label).nth(1).fill(BETTER.content);
  await sheet.getByRole('button', { name: suggestions.form.send }).click();
  await expect(page.getByText(suggestions.form.ownShown)).toBeVisible();
  // Their own words stay as they wrote them, without a mark.
  await expect(phone.heading).toHaveText(ORIGINAL.title);
  await expect(page.getByRole('button', { name: translations.shown.showTranslation })).toHaveCount(0);
  const linh = await anotherNewcomer(browser, 'Linh');
  await linh.phone.store({ language: 'vi' });
  await linh.phone.open(`/postdetail/${uuid}`);
  await expect(linh.phone.heading).toHaveText(BETTER.title);
  await linh.page.context().close();
});

test('a moderator finds what is suggested for other people’s texts', async ({ phone, page, browser }) => {
  const dara = await anotherNewcomer(browser, 'Dara');
  const { uuid } = await dara.call('post', '/api/post', { ...ORIGINAL, originalLanguage: 'km' });
  const linh = await anotherNewcomer(browser, 'Linh');
  const suggestion = { subjectType: 'post', subjectUuid: uuid, field: 'title', language: 'vi', text: BETTER.title };
  await linh.call('post', '/api/translation/suggest', suggestion);
  const words = WORDS.en.suggestions;
  await dara.phone.open('/translationsuggestions?tab=all');
  await expect(dara.page.getByRole('article')).toHaveCount(1);
  await expect(dara.page.getByRole('link', { name: words.list.all, exact: true })).toHaveCount(0);

  await phone.signInAs('moderator');
  await phone.open('/translationsuggestions');
  await expect(page.getByText(words.list.empty)).toBeVisible();
  await phone.open('/myinfor');
  await page.getByRole('link', { name: new RegExp(`^${words.list.title} [1-9]`) }).click();
  await expect(page).toHaveURL('/translationsuggestions?tab=all');
  const row = page.getByRole('article').filter({ hasText: linh.nickname });
  await row.getByRole('button', { name: words.list.compare }).click();
  const sheet = page.getByRole('dialog', { name: words.list.compare });
  await expect(sheet).toContainText(ORIGINAL.title);
  // What was read is decided about, and not what has come in its place since.
  const exchanged = 'Áo rét mùa đông';
  await linh.call('post', '/api/translation/suggest', { ...suggestion, text: exchanged });
  await sheet.getByRole('button', { name: words.decision.reject }).click();
  await phone.answer(WORDS.en.common.button.ok, words.decision.changed);
  await expect(row).toContainText(exchanged);
  await row.getByRole('button', { name: words.list.compare }).click();
  await expect(sheet).toContainText(exchanged);
  await sheet.getByRole('button', { name: words.decision.reject }).click();
  await expect(page.getByText(words.decision.rejected)).toBeVisible();
  await expect(row).toHaveCount(0);
  await dara.page.context().close();
  await linh.page.context().close();
});

test('an author corrects the language of a post', async ({ phone, page }) => {
  const dara = await newcomer(phone, 'Dara');
  const { uuid } = await dara.call('post', '/api/post', { title: 'Ok', content: 'Ok', originalLanguage: 'tl' });
  await phone.open(`/postdetail/${uuid}`);
  const words = WORDS.en;
  await expect(phone.heading).toHaveAttribute('lang', 'fil');
  await page.getByRole('button', { name: words.posts.action.more }).click();
  await page.getByRole('menuitem', { name: words.translations.shown.change }).click();
  const sheet = page.getByRole('dialog', { name: words.translations.shown.change });
  await sheet.getByText('English', { exact: true }).click();
  await sheet.getByRole('button', { name: words.common.button.apply }).click();
  await expect(page.getByText(words.translations.shown.changed)).toBeVisible();
  await expect(phone.heading).toHaveAttribute('lang', 'en');
});

test('an author corrects the language of a comment', async ({ phone, page }) => {
  const dara = await newcomer(phone, 'Dara');
  const { uuid: postUuid } = await dara.call('post', '/api/post', ORIGINAL);
  await dara.call('post', '/api/comment', { postUuid, content: 'Adobo 🍲' });
  await phone.open(`/postdetail/${postUuid}`);
  const words = WORDS.en;
  const comment = page.getByRole('article').filter({ hasText: 'Adobo 🍲' }).last();
  await expect(comment.locator('[lang=en]', { hasText: 'Adobo' })).toBeVisible();
  await comment.getByRole('button', { name: words.comments.list.options }).click();
  await page.getByRole('menuitem', { name: words.translations.shown.change }).click();
  const sheet = page.getByRole('dialog', { name: words.translations.shown.change });
  await sheet.getByText('Tagalog', { exact: true }).click();
  await sheet.getByRole('button', { name: words.common.button.apply }).click();
  await expect(page.getByText(words.translations.shown.changed)).toBeVisible();
  await expect(comment.locator('[lang=fil]', { hasText: 'Adobo' })).toBeVisible();
});

test('a company corrects the language of its posting', async ({ phone, page }) => {
  const { uuid, title } = await publishPosting(page);
  await phone.signInAs('company');
  await phone.open(`/announcementdetail/${uuid}`);
  const words = WORDS.en;
  await expect(phone.heading).toHaveText(title);
  await expect(phone.heading).toHaveAttribute('lang', 'ko');
  await page.getByRole('button', { name: words.jobPostings.detail.more }).click();
  await page.getByRole('menuitem', { name: words.translations.shown.change }).click();
  const sheet = page.getByRole('dialog', { name: words.translations.shown.change });
  await sheet.getByText('বাংলা', { exact: true }).click();
  await sheet.getByRole('button', { name: words.common.button.apply }).click();
  await expect(page.getByText(words.translations.shown.changed)).toBeVisible();
  await expect(phone.heading).toHaveAttribute('lang', 'bn');
  await expect(phone.heading).toHaveText(title);
});
