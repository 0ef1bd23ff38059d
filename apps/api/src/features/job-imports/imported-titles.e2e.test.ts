import { asOwner } from '../../../test/as-owner.js';
import { decideSuggestion } from '../../../test/suggestion-factories.js';
import { LANGUAGES } from '@haiko/shared/i18n/languages';
import { seoulDayAfter } from '@haiko/shared/rules/deadline';
import { aModerator } from '../../../test/board-factories.js';
import { query, rest } from '../../../test/client.js';
import { aUser, type TestUser } from '../../../test/factories.js';
import { aRecord, records } from '../../../test/feed-server.js';
import { ImportStage } from '../../../test/import-stage.js';
import { planOf } from '../../../test/plans.js';
import { translationSettings, TranslationServer } from '../../../test/translation-server.js';
import { holding, untilWaiting } from '../../../test/waiting.js';
import { TranslationsService } from '../translations/translations.service.js';
import { ImportedTitlesService } from './imported-titles.service.js';
import { UNTRANSLATED } from './job-imports.statements.js';

const server = new TranslationServer();
let url = '';
beforeAll(async () => {
  url = await server.start();
});
afterAll(() => server.stop());

async function withStage(settings: Record<string, string>, work: (stage: ImportStage) => Promise<void>): Promise<void> {
  const stage = await ImportStage.set({ ...translationSettings(url, 'google'), ...settings });
  try {
    await work(stage);
  } finally {
    await stage.close();
  }
}

const ask = (stage: ImportStage) => stage.test.app.get(ImportedTitlesService).translateNewest();
const jobsOf = (stage: ImportStage) =>
  stage.run<{ uuid: string; priority: number }>(
    `select data->>'subjectUuid' as uuid, priority from jobs.job where name = 'translations.translate' order by created_on`,
  );

/** Does the work that was asked for; returns how much that was. */
async function translateAll(stage: ImportStage): Promise<number> {
  const jobs = await jobsOf(stage);
  await stage.run(`delete from jobs.job where name = 'translations.translate'`);
  for (const { uuid } of jobs) {
    await stage.test.app.get(TranslationsService).translate({ subjectType: 'job-posting', subjectUuid: uuid });
  }
  return jobs.length;
}

const FOUND = `query ($keyword: String, $language: Language!) { readJobPostings(keyword: $keyword) { items {
  uuid shown(language: $language) { title description language isTranslated } } } }`;
const found = async (stage: ImportStage, keyword: string, language: string) =>
  (await query(stage.test, FOUND, { keyword, language })).data['readJobPostings'].items as Record<string, never>[];

describe('the titles of imported postings', () => {
  it('are shown and found in all languages, behind what people wrote', () =>
    withStage({}, async (stage) => {
      const source = stage.aSource();
      await stage.imported(source, [aRecord({ title: '용접 기능공', description: '선박을 용접합니다.' })]);
      expect(await ask(stage)).toBe(1);
      expect(await jobsOf(stage)).toMatchObject([{ priority: 0 }]);
      await translateAll(stage);
      const [row] = await stage.rowsOf(source);
      expect(Object.keys(row?.title ?? {}).sort()).toEqual([...LANGUAGES].sort());
      for (const language of LANGUAGES.filter((one) => one !== 'ko')) {
        const title = row?.title[language] ?? '';
        expect(await found(stage, title, language)).toEqual([
          { uuid: row?.uuid, shown: { title, description: '선박을 용접합니다.', language, isTranslated: true } },
        ]);
      }
      expect([await ask(stage), await jobsOf(stage)]).toEqual([0, []]);
    }));

  it('stay translated in what a feed says again, and are translated anew where it says another one', () =>
    withStage({}, async (stage) => {
      const source = stage.aSource();
      await stage.imported(source, [aRecord({ title: '용접 기능공' })]);
      await ask(stage);
      await translateAll(stage);
      const [before] = await stage.rowsOf(source);
      await stage.imported(source, [aRecord({ title: '용접 기능공', description: '다른 글' })]);
      expect([await ask(stage), (await stage.rowsOf(source))[0]?.title]).toEqual([0, before?.title]);
      await stage.imported(source, [aRecord({ title: '조립공' })]);
      expect((await stage.rowsOf(source))[0]?.title).toEqual({ ko: '조립공' });
      expect([await ask(stage), await translateAll(stage)]).toEqual([1, 1]);
      const [after] = await stage.rowsOf(source);
      expect([after?.title['km'], Object.keys(after?.title ?? {}).length]).toEqual(['<km> 조립공', LANGUAGES.length]);
    }));

  it('take no more than their share of a day, the newest first', () =>
    withStage({ TRANSLATION_DAILY_CHARACTERS: '1000', TRANSLATION_IMPORTED_PERCENT: '10' }, async (stage) => {
      const source = stage.aSource();
      // Five letters in eight languages: two of them are 80 characters, and three would be 120.
      const feed = records(4, (number) => ({
        title: `용접공 ${number}`,
        datePosted: seoulDayAfter(-number, new Date()),
      }));
      await stage.imported(source, feed.toReversed());
      expect([await ask(stage), await ask(stage)]).toEqual([2, 0]);
      await translateAll(stage);
      const titles = (await stage.rowsOf(source)).map(({ source_id, title }) => [source_id, 'km' in title]);
      expect(titles).toEqual([
        ['R-1', true],
        ['R-2', true],
        ['R-3', false],
        ['R-4', false],
      ]);
      await stage.run(`update translation_spending set day = day - 1`);
      expect(await ask(stage)).toBe(2);
    }));

  it('are asked for as they are by then, where an import comes in between', () =>
    withStage({}, async (stage) => {
      const source = stage.aSource();
      const feed = (second: string) =>
        ['용접공', second, '조립공'].map((title, index) =>
          aRecord({ identifier: `R-${index + 1}`, title, datePosted: seoulDayAfter(-index - 1, new Date()) }),
        );
      await stage.imported(source, feed('미장공'));
      await stage.run(
        `insert into translation_spending values ('imported texts', (now() at time zone 'Asia/Seoul')::date, 0)`,
      );
      // The three are read together, and the first one waits; what becomes of the others is not seen by that read.
      const [asking] = await holding(stage.test, ['select from translation_spending for update', []], async () => {
        const asking = ask(stage);
        await Promise.race([asking, untilWaiting(stage.test)]);
        await stage.imported(source, feed('도배공'));
        await stage.run(`update job_postings set deleted_at = now() where source_id = 'R-3' and source = $1`, [source]);
        return [asking] as const;
      });
      await asking;
      expect(await translateAll(stage)).toBe(2);
      const km = (await stage.rowsOf(source)).map(({ title }) => title['km']);
      expect(km).toEqual(['<km> 용접공', '<km> 도배공', undefined]);
      expect([await ask(stage), await jobsOf(stage)]).toEqual([0, []]);
      expect(await stage.run(`select distinct state from translations`)).toEqual([{ state: 'DONE' }]);
      // Three letters in eight languages, twice.
      expect(
        await stage.run(`select characters::int from translation_spending where provider = 'imported texts'`),
      ).toEqual([{ characters: 48 }]);
    }));

  it.each([
    ['nobody translates', { TRANSLATION_PROVIDERS: '' }],
    ['they have no share', { TRANSLATION_IMPORTED_PERCENT: '0' }],
  ])('are not asked for where %s', (_why, settings) =>
    withStage(settings, async (stage) => {
      await stage.imported(stage.aSource(), [aRecord()]);
      expect([await ask(stage), await jobsOf(stage)]).toEqual([0, []]);
      expect(await stage.run(`select from translations`)).toEqual([]);
    }),
  );

  it('are asked for once where no provider knows their language', () =>
    withStage({ ...translationSettings(url, 'libretranslate'), LIBRETRANSLATE_LANGUAGES: 'en, vi' }, async (stage) => {
      await stage.imported(stage.aSource(), [aRecord()]);
      expect([await ask(stage), await translateAll(stage), await ask(stage)]).toEqual([1, 1, 0]);
      const states = await stage.run(`select distinct state from translations`);
      expect(states).toEqual([{ state: 'UNSUPPORTED' }]);
    }));

  it('come from an index of their own, the newest first', () =>
    withStage({}, async (stage) => {
      await stage.imported(stage.aSource(), records(200));
      await asOwner(stage.test, 'analyze job_postings');
      const plan = await planOf(stage.test, UNTRANSLATED, { untranslated: ['elsewhere'], limit: 50 });
      expect(plan).toContain('"Index Name":"ix_job_postings_untranslated"');
      expect(plan).not.toContain('"Node Type":"Sort"');
    }));

  it('may be said better by a reader, which moderators decide', () =>
    withStage({}, async (stage) => {
      const source = stage.aSource();
      await stage.imported(source, [aRecord({ title: '용접 기능공' })]);
      await ask(stage);
      await translateAll(stage);
      const [row] = await stage.rowsOf(source);
      const [reader, moderator] = [await aUser(stage.test), await aModerator(stage.test)];
      const better = {
        subjectType: 'job-posting',
        subjectUuid: row?.uuid,
        field: 'title',
        language: 'km',
        text: 'ជាងផ្សារដែក',
      };
      const { body } = await rest(stage.test, 'post', '/api/translation/suggest', better, { token: reader.token });
      const accept = ({ token }: TestUser) => decideSuggestion(stage.test, body.uuid, 'accept', { token });
      expect((await accept(reader)).status).toBe(403);
      expect((await accept(moderator)).status).toBe(200);
      expect((await stage.rowsOf(source))[0]?.title['km']).toBe('ជាងផ្សារដែក');
    }));
});
