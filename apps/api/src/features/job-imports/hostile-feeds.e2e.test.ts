import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Parser } from 'htmlparser2';
import request from 'supertest';
import { DIRECTION_MARKS } from '@haiko/shared/rules/text';
import { HOSTILE_TEXTS } from '@haiko/shared/test/hostileTexts';
import { aJob, aRecord, xmlFeed } from '../../../test/feed-server.js';
import { ImportStage } from '../../../test/import-stage.js';
import { readPosting } from '../../../test/job-posting-factories.js';

let stage: ImportStage;
let webDist: string;
beforeAll(async () => {
  webDist = await fs.mkdtemp(path.join(os.tmpdir(), 'haiko-web-'));
  await fs.writeFile(
    path.join(webDist, 'index.html'),
    '<!doctype html><html lang="en"><head><title>Haiko</title></head><body></body></html>',
  );
  stage = await ImportStage.set({ WEB_DIST: webDist });
});
afterAll(async () => {
  await stage.close();
  await fs.rm(webDist, { recursive: true });
});

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const inCdata = (text: string) => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
/** XML has no controls, however they are written. */
const inXml = HOSTILE_TEXTS.filter((text) => !text.includes('\u0001'));

const record = (text: string, number: number) =>
  aRecord({
    ...{ identifier: `${number} ${text}`, title: `용접 ${text}`, description: `선박을 용접합니다. ${text}\n${text}` },
    ...{ url: `https://jobs.example/postings/${number}?from=${text}`, hiringOrganization: { name: `한빛 ${text}` } },
    jobLocation: { address: { addressRegion: '경상남도', addressLocality: '거제시', streetAddress: `장평로 ${text}` } },
    applicationContact: { telephone: text, email: text },
  });
const job = (text: string, number: number, written: (text: string) => string) =>
  aJob({
    ...{ referencenumber: `X-${number}`, title: written(`용접 ${text}`), description: written(`선박 ${text}`) },
    ...{ company: written(`한빛 ${text}`), url: written(`https://jobs.example/xml/${number}?from=${text}`) },
  });

/** The elements and attributes of a page that the app's own page does not have, by what makes them dangerous. */
function dangersOf(page: string): string[] {
  const dangers: string[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      const isData = name === 'script' && attributes['type'] === 'application/ld+json';
      if (!isData && !['html', 'head', 'title', 'meta', 'link', 'body', 'p', 'a', 'h1', 'div'].includes(name))
        dangers.push(name);
      if (name === 'meta' && 'http-equiv' in attributes) dangers.push('meta http-equiv');
      const said = Object.entries(attributes).filter(([key, value]) => /^on/i.test(key) || value === 'hostile');
      const ways = [attributes['href'], attributes['src']].filter(
        (way) => way && URL.parse(way, 'https://haiko.kr')?.host === 'evil.example',
      );
      dangers.push(...said.map(([key]) => key), ...ways.map(String));
    },
  });
  parser.end(page);
  return dangers;
}

async function expectInert(source: string, count: number): Promise<void> {
  const rows = await stage.rowsOf(source);
  expect(rows).toHaveLength(count);
  for (const { uuid } of rows) {
    const posting = await readPosting(stage.test, uuid);
    const { protocol, host, username } = new URL(posting['url']);
    expect([protocol, host, username]).toEqual(['https:', 'jobs.example', '']);
    expect([posting['contactEmail'], posting['contactPhone']]).toEqual(['', '']);
    expect(posting['company'].companyName).not.toMatch(DIRECTION_MARKS);
    const { status, text } = await request(stage.test.server)
      .get(`/announcementdetail/${uuid}`)
      .set('Accept', 'text/html');
    expect([status, text.includes('한빛'), dangersOf(text)]).toEqual([200, true, []]);
  }
}

describe('hostile texts in feeds', () => {
  it('are texts, in JSON', async () => {
    const source = stage.aSource();
    const report = await stage.imported(source, HOSTILE_TEXTS.map(record));
    expect(report).toMatchObject({ created: HOSTILE_TEXTS.length, refusedCount: 0 });
    await expectInert(source, HOSTILE_TEXTS.length);
  });

  it.each([
    ['escaped', escaped],
    ['in CDATA', inCdata],
  ])('are texts, in XML, %s', async (_, written) => {
    const source = stage.aSource();
    const report = await stage.imported(source, xmlFeed(...inXml.map((text, number) => job(text, number, written))));
    expect(report).toMatchObject({ created: inXml.length, refusedCount: 0 });
    await expectInert(source, inXml.length);
  });

  it('lead nowhere in the place of an address', async () => {
    const source = stage.aSource();
    const addresses = [
      ...HOSTILE_TEXTS,
      'javascript:hostile()',
      'http://jobs.example/1',
      'https://haiko.kr@evil.example/',
    ];
    const feed = addresses.map((url, number) => aRecord({ identifier: `U-${number}`, url }));
    await stage.imported(source, feed);
    for (const { uuid } of await stage.rowsOf(source)) {
      const url = new URL((await readPosting(stage.test, uuid))['url']);
      expect([url.protocol, url.username]).toEqual(['https:', '']);
    }
  });

  it('end a feed that is none', async () => {
    for (const text of HOSTILE_TEXTS) {
      const source = stage.aSource();
      await stage.imported(source, text).catch(() => undefined);
      expect(await stage.rowsOf(source)).toEqual([]);
    }
  });
});
