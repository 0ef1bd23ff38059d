import type { APIRequestContext } from '@playwright/test';
import { HTML_LANG, LANGUAGES } from '@haiko/shared/i18n/languages';
import { NINE_SCRIPTS } from '../../api/test/nine-scripts.ts';
import { expect, SAMPLE_PASSWORD, test } from './haiko.ts';
import { anotherNewcomer, newcomer, type Newcomer } from './newcomers.ts';
import { png } from './png.ts';
import { postingBody } from './postings.ts';
import { crawled, flawsOf } from './rendered.ts';

// Open pages with all that can stand on them, as the server sends them: documents that every parser reads alike.

const TEXT = `${Object.values(NINE_SCRIPTS).join('\n\n')}\nhttps://www.hikorea.go.kr/?lang=km&x=1 #비자 <b>"&'</b>`;

/** Finds the page of an address without flaws in every language. */
async function expectValid(request: APIRequestContext, address: string, words: readonly string[] = []): Promise<void> {
  for (const language of LANGUAGES) {
    await test.step(`${address} ${language}`, async () => {
      const page = await crawled(request, `${address}${address.includes('?') ? '&' : '?'}lang=${language}`);
      expect(page).toContain(`<html lang="${HTML_LANG[language]}"`);
      for (const word of words) expect(page).toContain(word);
      expect.soft(flawsOf(page)).toEqual([]);
    });
  }
}

/** Signs a sample person in; returns what calls are sent with. */
async function signedIn(request: APIRequestContext, person: string) {
  const data = { email: `${person}@haiko.test`, password: SAMPLE_PASSWORD };
  const { accessToken } = await (await request.post('/api/user/signin', { data })).json();
  return { authorization: `Bearer ${accessToken}` };
}

interface Sent {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

async function uploaded(request: APIRequestContext, headers: Record<string, string>, purpose: string, file: Sent) {
  const reply = await request.post('/api/file/upload/one', { headers, multipart: { purpose, file } });
  expect(reply.ok(), await reply.text()).toBe(true);
  const { name, path } = await reply.json();
  return { name, path };
}

const picture = (name: string): Sent => ({ name, mimeType: 'image/png', buffer: png(400, 300, 90) });

/** A post with pictures and hashtags, and whatever comments there can be: with replies, edited, liked, deleted. */
async function writeRichPost(request: APIRequestContext, linh: Newcomer, suman: Newcomer): Promise<string> {
  const headers = await signedIn(request, 'linh');
  const files = await Promise.all(
    ['រូប "1".png', 'ảnh 2.png'].map((name) => uploaded(request, headers, 'post', picture(name))),
  );
  const data = { title: `សំបុត្រ 비자 <i> ${linh.nickname}`, content: TEXT, hashtagNames: ['비자', 'ការងារ'], files };
  const { uuid } = await (await request.post('/api/post', { headers, data })).json();
  const say = (who: Newcomer, content: string, parentCommentUuid?: string) =>
    who.call('post', '/api/comment', { postUuid: uuid, content, parentCommentUuid });
  const first = await say(suman, TEXT);
  for (const language of LANGUAGES) await say(linh, NINE_SCRIPTS[language], first.uuid);
  await linh.call('post', `/api/comment_likes_dislikes/${first.uuid}/like`, { isOn: true });
  const second = await say(suman, 'Gone');
  await say(linh, NINE_SCRIPTS.th, second.uuid);
  await suman.call('delete', `/api/comment/${uuid}/${second.uuid}`);
  for (let count = 0; count < 21; count += 1) await say(linh, `${NINE_SCRIPTS.bn} ${count}`);
  return `/postdetail/${uuid}`;
}

test('a post with pictures, hashtags and every kind of comment', async ({ phone, browser, request }) => {
  const linh = await newcomer(phone, 'Linh');
  const suman = await anotherNewcomer(browser, 'সুমন');
  const address = await writeRichPost(request, linh, suman);
  await expectValid(request, address, ['<img', '</time>', NINE_SCRIPTS.bn]);
  await expectValid(request, `/searchresult?q=${encodeURIComponent(linh.nickname)}`, [linh.nickname]);
  await expectValid(request, '/searchresult?q=nobody-has-written-this');
  await suman.page.context().close();
});

test('a guide, a place and a notice with pictures, documents, hashtags and a map', async ({ request }) => {
  const headers = await signedIn(request, 'admin');
  const pdf = { name: '신청서 ពាក្យសុំ.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };
  const files = await Promise.all([
    uploaded(request, headers, 'post', picture('រូប.png')),
    uploaded(request, headers, 'attachment', pdf),
  ]);
  const query = `mutation ($input: BoardPostInput!) { createBoardPost(input: $input) { uuid } }`;
  const published = async (input: object) => {
    const said = { title: `${NINE_SCRIPTS.ko} <i>`, content: TEXT, hashtagNames: ['비자'], files, ...input };
    const reply = await request.post('/graphql', { headers, data: { query, variables: { input: said } } });
    const { data, errors } = await reply.json();
    expect(errors).toBeUndefined();
    return data.createBoardPost.uuid as string;
  };
  const categories = '{ of: readInformationCategories { uuid } }';
  const { of } = (await (await request.post('/graphql', { data: { query: categories } })).json()).data;
  const subBoardUuid = of[0].uuid as string;
  const map = { address: '서울특별시 양천구 목동동로 151', mapUrl: 'https://map.kakao.com/?q=1&x=2' };
  await expectValid(request, `/infodetail/${await published({ board: 'INFORMATION', subBoardUuid })}`, [
    '<img',
    'ពាក្យសុំ',
  ]);
  await expectValid(request, `/info?category=${subBoardUuid}`, ['비자', '&lt;i&gt;']);
  await expectValid(request, `/placedetail/${await published({ board: 'PLACE', ...map })}`, [map.address]);
  await expectValid(request, `/noticedetail/${await published({ board: 'NOTICE' })}`, ['<img']);
  for (const address of ['/info', '/place', '/notice']) await expectValid(request, address);
});

test('postings with every section, and those of other sites', async ({ request }) => {
  const headers = await signedIn(request, 'company');
  const full = {
    ...postingBody(`ការងារ <b> ${crypto.randomUUID()}`),
    description: TEXT,
    extraInfo: TEXT,
    jobCategories: [{ jobCategoryMainId: 1, jobCategorySubId: 107 }, { jobCategoryMainId: 2 }],
    regions: [
      { region: '경기 이천시 장호원읍 경충대로 1200', detailRegion: '제2하우스' },
      { region: '서울 양천구 목동동로 151', detailRegion: '3층' },
    ],
    visas: [{ visaMainId: 99 }],
    hasProbation: true,
    isPieceRate: true,
    housing: 'dormitory',
  };
  const reply = await request.post('/api/job-posting', { headers, data: full });
  expect(reply.ok(), await reply.text()).toBe(true);
  const { uuid } = await reply.json();
  await expectValid(request, `/announcementdetail/${uuid}`, ['제2하우스', '김민호']);
  await expectValid(request, `/announcementdetail/${uuid}?tab=qualification`, ['김민호']);
  await expectValid(request, '/announcement?type=5&region=3100&housing=2', ['&lt;b&gt;']);
  await request.put(`/api/job-posting/${uuid}/state`, { headers, data: { state: 'CLOSED' } });
  await expectValid(request, `/announcementdetail/${uuid}`);
  await expectValid(request, '/announcement');
  const { items } = (
    await (
      await request.post('/graphql', { data: { query: '{ readJobPostings(take: 20) { items { uuid } } }' } })
    ).json()
  ).data.readJobPostings;
  for (const posting of items) {
    const page = await crawled(request, `/announcementdetail/${posting.uuid}?lang=ja`);
    expect.soft(flawsOf(page)).toEqual([]);
  }
});
