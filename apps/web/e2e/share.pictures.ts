import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, LANGUAGES } from '@haiko/shared/i18n/languages';
import { written } from '../../api/test/phrase-book.ts';
import { employer } from './applying.ts';
import { expect, type Phone } from './haiko.ts';
import { anotherNewcomer, newcomer } from './newcomers.ts';
import { png } from './png.ts';
import { handed, standInForShareSheet } from './sharing.ts';
import { takePicture } from './takePicture.ts';
import { test } from './translating.ts';
import { WORDS } from './words.ts';

// Not a test: what is shared, and how conversations in two languages look (see screens.pictures.ts).
const FOLDER = process.env.HAIKO_PICTURES ?? '';
const READERS = ['en', 'ko', 'km', 'bn'] as const;

test.describe.configure({ mode: 'default' });

test('pictures that are shared', async ({ phone, page, browser }) => {
  test.setTimeout(600_000);
  mkdirSync(FOLDER, { recursive: true });
  const dara = await newcomer(phone, 'Dara');
  await standInForShareSheet(page);
  const keep = async (name: string, path: string, button: string) => {
    await phone.open(path);
    await page.getByRole('button', { name: button }).click();
    await expect.poll(async () => (await handed(page))?.picture?.type).toBe('image/png');
    writeFileSync(join(FOLDER, `${name}.png`), Buffer.from((await handed(page))?.picture?.base64 ?? '', 'base64'));
  };
  const post = async (body: object) => {
    const { uuid } = await dara.call('post', '/api/post', body);
    await translated(phone, uuid);
    return `/postdetail/${uuid}`;
  };
  const { action } = WORDS.en.posts;
  for (const language of LANGUAGES) await keep(`shared-${language}`, await post(written(language).sent), action.share);
  const [title, content] = [written('km').sent.title, written('km').sent.content];
  await keep(
    'shared-long',
    await post({ title: `${title} ${title} ${title} ${title}`.slice(0, 100), content }),
    action.share,
  );
  const { path } = await upload(phone, png(1200, 900, 90));
  const thai = { ...written('th').sent, files: [{ path, name: 'a.png' }], fileUrls: [path] };
  await keep('shared-picture', await post(thai), action.share);
  const { owner, posting } = await employer(browser);
  await keep('shared-job', `/announcementdetail/${posting.uuid}`, WORDS.en.jobPostings.detail.share);
  await owner.page.context().close();
});

async function translated({ page }: Phone, uuid: string): Promise<void> {
  const shown = LANGUAGES.map((code) => `${code}: shown(language: ${code}) { isTranslated }`).join(' ');
  const data = { query: `query ($uuid: ID!) { readPost(uuid: $uuid) { ${shown} } }`, variables: { uuid } };
  const count = async () => {
    const found = (await (await page.request.post('/graphql', { data })).json()).data.readPost;
    return LANGUAGES.filter((code) => found[code].isTranslated).length;
  };
  await expect.poll(count, { timeout: 30_000 }).toBe(LANGUAGES.length - 1);
}

async function upload({ page }: Phone, buffer: Buffer): Promise<{ path: string }> {
  const token = await page.evaluate(() => localStorage.getItem('accessToken'));
  const reply = await page.request.post('/api/upload', {
    headers: { authorization: `Bearer ${token}` },
    multipart: { purpose: 'post', file: { name: 'a.png', mimeType: 'image/png', buffer } },
  });
  const body = await reply.json();
  return Array.isArray(body) ? body[0] : body;
}

test('pictures of conversations in two languages', async ({ phone, page, browser }) => {
  test.setTimeout(600_000);
  const dara = await anotherNewcomer(browser, 'ដារ៉ា');
  await dara.call('put', '/api/user', { language: 'vi' });
  const me = await newcomer(phone, 'Linh');
  for (const from of ['vi', 'th', 'ja'] as const) {
    await dara.call('post', `/api/notes/${me.uuid}`, { content: written(from).kept.title });
  }
  await me.call('post', `/api/notes/${dara.uuid}`, { content: written('en').kept.title });
  const looks = READERS.flatMap((language) =>
    (['light', 'dark'] as const).flatMap((theme) => [390, 320].map((width) => ({ language, theme, width }))),
  );
  for (const { language, theme, width } of looks) {
    await me.call('put', '/api/user', { language });
    await phone.store({ language, theme });
    await page.setViewportSize({ width, height: 844 });
    await phone.open(`/notedetail/${dara.uuid}`);
    const folder = join(FOLDER, `${language}-${theme}`);
    mkdirSync(folder, { recursive: true });
    await takeConversation(phone, language, join(folder, `chat-${width}`));
  }
  await dara.page.context().close();
});

/** Before and after both languages are switched on, and what is asked in between. */
async function takeConversation(phone: Phone, language: Language, name: string): Promise<void> {
  const { page } = phone;
  const { both } = WORDS[language].notes;
  const button = page.getByRole('button', { name: both.label });
  await expect(button).toBeVisible();
  if ((await button.getAttribute('aria-pressed')) === 'false') {
    await takePicture(page, `${name}-before.png`);
    await button.click();
    await takePicture(page, `${name}-question.png`);
    await phone.answer(both.yes);
  }
  await expect(page.getByRole('log').locator('.border-t').first()).toBeVisible();
  await page.waitForTimeout(900);
  await takePicture(page, `${name}.png`);
}
