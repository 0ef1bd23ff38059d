import { query } from '../../../test/client.js';
import { aUser, type TestUser } from '../../../test/factories.js';
import { aRecord } from '../../../test/feed-server.js';
import { ImportStage } from '../../../test/import-stage.js';
import { translationSettings, TranslationServer } from '../../../test/translation-server.js';
import { begunBefore } from '../../../test/waiting.js';
import { OPENED_IMPORTED } from '../job-posting-engagement/job-posting-engagement.service.js';
import { TranslationsService } from '../translations/translations.service.js';
import { ImportedDescriptionsService } from './imported-descriptions.service.js';
import { ImportedTitlesService } from './imported-titles.service.js';

const server = new TranslationServer();
let url = '';
beforeAll(async () => {
  url = await server.start();
});
afterAll(() => server.stop());

async function withPosting(
  settings: Record<string, string>,
  work: (stage: ImportStage, source: string, uuid: string) => Promise<void>,
): Promise<void> {
  const stage = await ImportStage.set({ ...translationSettings(url, 'google'), ...settings });
  try {
    const source = stage.aSource();
    await stage.imported(source, [aRecord({ title: '용접 기능공', description: '선박을 용접합니다.' })]);
    await work(stage, source, (await stage.rowsOf(source))[0]?.uuid ?? '');
  } finally {
    await stage.close();
  }
}

const OPEN = `query ($uuid: ID!) { readJobPosting(uuid: $uuid) { shown(language: km) { title description language } } }`;

/** What a reader sees of the posting, and what is to be done because of it. */
async function opened(stage: ImportStage, uuid: string, reader?: TestUser) {
  const { data } = await query(stage.test, OPEN, { uuid }, { language: 'km', ...(reader && { token: reader.token }) });
  const jobs = await stage.run(`select data - 'traceparent' as data from jobs.job where name = $1`, [
    OPENED_IMPORTED.name,
  ]);
  await stage.run('delete from jobs.job where name = $1', [OPENED_IMPORTED.name]);
  return { shown: data['readJobPosting'].shown, wanted: jobs };
}

/** The work of a reader's look. */
async function translate({ test }: ImportStage, uuid: string): Promise<void> {
  await test.app.get(ImportedDescriptionsService).translate(uuid);
  await test.app.get(TranslationsService).translate({ subjectType: 'job-posting', subjectUuid: uuid });
}

/** What was taken of today's share of imported texts. */
async function spent(stage: ImportStage): Promise<number> {
  const share = `select characters::int from translation_spending where provider = 'imported texts'`;
  return (await stage.run<{ characters: number }>(share))[0]?.characters ?? 0;
}

const ORIGINAL = { title: '용접 기능공', description: '선박을 용접합니다.', language: 'ko' };
const TRANSLATED = { title: '<km> 용접 기능공', description: '<km> 선박을 용접합니다.', language: 'km' };

describe('the description of an imported posting', () => {
  it('is translated once a member opens it, and again where the site says another one', () =>
    withPosting({}, async (stage, source, uuid) => {
      const reader = await aUser(stage.test, { language: 'km' });
      expect(await opened(stage, uuid)).toEqual({ shown: ORIGINAL, wanted: [] });
      expect(await opened(stage, uuid, reader)).toEqual({ shown: ORIGINAL, wanted: [{ data: { posting: uuid } }] });
      await translate(stage, uuid);
      expect(await opened(stage, uuid, reader)).toEqual({ shown: TRANSLATED, wanted: [] });

      const before = await spent(stage);
      await translate(stage, uuid);
      expect(await spent(stage)).toEqual(before);

      await stage.imported(source, [aRecord({ title: '용접 기능공', description: '배를 만듭니다.' })]);
      const after = await opened(stage, uuid, reader);
      expect(after).toMatchObject({ shown: { title: TRANSLATED.title, description: '배를 만듭니다.' } });
      expect(after.wanted).toHaveLength(1);
      await translate(stage, uuid);
      expect((await opened(stage, uuid, reader)).shown.description).toBe('<km> 배를 만듭니다.');
    }));

  it('is translated again where it was asked for while the site’s other one was on its way in', () =>
    withPosting({}, async (stage, source, uuid) => {
      const other = aRecord({ title: '용접 기능공', description: '배를 만듭니다.' });
      await begunBefore(
        stage.test,
        () => translate(stage, uuid),
        () => stage.imported(source, [other]),
      );
      await translate(stage, uuid);
      expect((await opened(stage, uuid)).shown.description).toBe('<km> 배를 만듭니다.');
    }));

  it('is paid for once, whatever the site says anew beside it before the translation is there', () =>
    withPosting({}, async (stage, source, uuid) => {
      const ask = () => stage.test.app.get(ImportedDescriptionsService).translate(uuid);
      await ask();
      const once = await spent(stage);
      const same = { title: ORIGINAL.title, description: ORIGINAL.description };
      await stage.imported(source, [aRecord({ ...same, employmentType: 'PART_TIME' })]);
      await ask();
      expect(await spent(stage)).toEqual(once);
      await stage.test.app.get(TranslationsService).translate({ subjectType: 'job-posting', subjectUuid: uuid });
      expect((await opened(stage, uuid)).shown).toEqual(TRANSLATED);
    }));

  it('is paid for alone where its title was asked for before, whatever became of that', () =>
    withPosting({}, async (stage, source, uuid) => {
      expect(await stage.test.app.get(ImportedTitlesService).translateNewest()).toBe(1);
      const ofTitle = await spent(stage);
      await stage.run(`update translations set state = 'FAILED', is_final = true where subject_uuid = $1`, [uuid]);
      await translate(stage, uuid);
      expect(ofTitle).toBe(ORIGINAL.title.length * 8);
      expect(await spent(stage)).toBe(ofTitle + ORIGINAL.description.length * 8);
    }));

  it('is translated again where the site says again what it had said before', () =>
    withPosting({}, async (stage, source, uuid) => {
      await translate(stage, uuid);
      for (const description of ['배를 만듭니다.', ORIGINAL.description])
        await stage.imported(source, [aRecord({ title: ORIGINAL.title, description })]);
      await translate(stage, uuid);
      expect((await opened(stage, uuid)).shown).toEqual(TRANSLATED);
    }));

  it('takes no more than the share of a day', () =>
    withPosting(
      { TRANSLATION_DAILY_CHARACTERS: '1000', TRANSLATION_IMPORTED_PERCENT: '10' },
      async (stage, _, uuid) => {
        await translate(stage, uuid);
        expect((await opened(stage, uuid)).shown).toEqual(ORIGINAL);
      },
    ));

  it('stays as it is where its source allows no translation, as its title does', () =>
    withPosting({ JOB_SOURCES_UNTRANSLATED: 'elsewhere, source-1' }, async (stage, source, uuid) => {
      await translate(stage, uuid);
      expect([source, await stage.test.app.get(ImportedTitlesService).translateNewest()]).toEqual(['source-1', 0]);
      expect((await opened(stage, uuid)).shown).toEqual(ORIGINAL);
      const read =
        'query ($uuid: ID!) { readJobPosting(uuid: $uuid) { translationState shown(language: km) { state } } }';
      const { data } = await query(stage.test, read, { uuid }, { language: 'km' });
      expect(data['readJobPosting']).toEqual({ translationState: 'UNSUPPORTED', shown: { state: 'UNSUPPORTED' } });
    }));

  it.each([
    ['as-written', ORIGINAL.description],
    ['translated', TRANSLATED.description],
  ])('of the public employment service is %s by the settings, whatever becomes of its title', (setting, description) =>
    withPosting({ WORK24_DESCRIPTIONS: setting }, async (stage, source, uuid) => {
      await stage.run(`update job_postings set source = 'work24' where source = $1`, [source]);
      await translate(stage, uuid);
      expect((await opened(stage, uuid)).shown.description).toBe(description);
      expect(await stage.test.app.get(ImportedTitlesService).translateNewest()).toBe(setting === 'translated' ? 0 : 1);
    }),
  );
});
