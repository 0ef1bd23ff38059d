import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { HTML_LANG, LANGUAGES } from '@haiko/shared/i18n/languages';
import request from 'supertest';
import { startApp, type TestApp } from '../../../test/app.js';
import { anAdmin, answer, category, CREATE, notice, SAVE, UNKNOWN } from '../../../test/board-factories.js';
import { aUser } from '../../../test/factories.js';
import { NINE_SCRIPTS } from '../../../test/nine-scripts.js';
import { aPost } from '../../../test/post-factories.js';
import { structuredData } from '../../../test/structured-data.js';

const ORIGIN = 'http://localhost:3000';
const INDEX = path.resolve(import.meta.dirname, '../../../../web/index.html');

let test: TestApp;
let webDist: string;
beforeAll(async () => {
  webDist = await fs.mkdtemp(path.join(os.tmpdir(), 'haiko-pages-'));
  await fs.copyFile(INDEX, path.join(webDist, 'index.html'));
  test = await startApp({ WEB_DIST: webDist });
});
afterAll(async () => {
  await test.stop();
  await fs.rm(webDist, { recursive: true });
});

const open = (address: string) => request(test.server).get(address).set('Accept', 'text/html,*/*');

describe('the page of a post', () => {
  it.each(LANGUAGES)('is about the post, in its language: %s', async (language) => {
    const text = NINE_SCRIPTS[language];
    const title = `${text.slice(0, 30).trim()} </title><script>alert(1)</script>`;
    const post = await aPost(test, await aUser(test), {
      title,
      content: `${text}\n"${text}`,
      originalLanguage: language,
    });
    const page = (await open(`/postdetail/${post.uuid}`)).text;
    expect(page).toContain(`<html lang="${HTML_LANG[language]}"`);
    expect(page).toContain('&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt; · Haiko</title>');
    expect(page).toContain(`content="${text} &quot;${text}" />`);
    expect(page).toContain('<meta property="og:type" content="article" />');
    expect(page).not.toContain('<script>alert');
  });

  it('tells search engines who says what, and what others have to say to it', async () => {
    const author = await aUser(test);
    const post = await aPost(test, author, { title: 'ខ្ញុំ', content: '</script> 안녕', originalLanguage: 'km' });
    await test.database.execute(`update posts set like_count = 3, comment_count = 2 where uuid = $1`, [post.uuid]);
    const path = `/postdetail/${post.uuid}`;
    const { text } = await open(`${path}?lang=km`);
    expect(structuredData(text)).toMatchObject({
      '@type': 'DiscussionForumPosting',
      headline: 'ខ្ញុំ',
      text: '</script> 안녕',
      author: { '@type': 'Person', name: author.nickname },
      url: `${ORIGIN}${path}?lang=km`,
      mainEntityOfPage: `${ORIGIN}${path}?lang=km`,
      inLanguage: 'km',
      commentCount: 2,
      interactionStatistic: { userInteractionCount: 3 },
    });
    await test.database.execute(
      `update users set withdrawn_at = now(), nickname = '', nickname_key = null where uuid = $1`,
      [author.uuid],
    );
    const data = structuredData((await open(path)).text);
    expect(data).not.toBeNull();
    expect(data).not.toHaveProperty('author');
  });

  it('says nothing of posts that moderators look at, nor of deleted ones', async () => {
    for (const change of ['hidden_at', 'deleted_at']) {
      const { uuid } = await aPost(test, await aUser(test), { title: '비밀 이야기' });
      await test.database.execute(`update posts set ${change} = now() where uuid = $1`, [uuid]);
      const { status, text } = await open(`/postdetail/${uuid}`);
      expect({ status, tells: text.includes('비밀') }).toEqual({ status: 404, tells: false });
    }
  });

  it.each([
    ['NOTICE', 'noticedetail'],
    ['INFORMATION', 'infodetail'],
    ['PLACE', 'placedetail'],
    ['NEWS', 'postdetail'],
  ])('of the board %s is that of /%s, whatever the address says', async (board, own) => {
    const admin = await anAdmin(test);
    const hasCategory = board === 'INFORMATION' || board === 'PLACE';
    const subBoardUuid = hasCategory
      ? (await answer(test, admin, SAVE, { input: category({ board }) })).uuid
      : undefined;
    const content = `${NINE_SCRIPTS.bn} "안내"`;
    const { uuid } = await answer(test, admin, CREATE, {
      input: notice({ board, subBoardUuid, title: '<설> 연휴', content }),
    });
    const canonical = `<link rel="canonical" href="${ORIGIN}/${own}/${uuid}" />`;
    for (const screen of ['noticedetail', 'infodetail', 'placedetail', 'additionpostdetail', 'postdetail']) {
      const { status, text } = await open(`/${screen}/${uuid}`);
      expect(status).toBe(200);
      expect(text).toContain('<title>&lt;설&gt; 연휴 · Haiko</title>');
      expect(text).toContain(`<meta name="description" content="${NINE_SCRIPTS.bn} &quot;안내&quot;" />`);
      expect(text).toContain(`<meta property="og:url" content="${ORIGIN}/${own}/${uuid}" />`);
      expect(text).toContain(canonical);
      expect(text.match(/rel="canonical"|og:title/g)).toHaveLength(2);
      expect(structuredData(text)).toMatchObject({
        '@type': 'Article',
        headline: '<설> 연휴',
        url: `${ORIGIN}/${own}/${uuid}`,
      });
    }
  });

  it('on /additionpostdetail says nothing where there is nothing', async () => {
    const { status, text } = await open(`/additionpostdetail/${UNKNOWN}`);
    expect({ status, isListed: !text.includes('noindex') }).toEqual({ status: 404, isListed: false });
  });
});
