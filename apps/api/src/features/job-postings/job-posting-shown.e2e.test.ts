import { LANGUAGES } from '@haiko/shared/i18n/languages';
import { startApp, type TestApp } from '../../../test/app.js';
import { query } from '../../../test/client.js';
import { anApprovedCompany, type TestCompany } from '../../../test/company-factories.js';
import { aPosting } from '../../../test/job-posting-factories.js';
import { NINE_SCRIPTS } from '../../../test/nine-scripts.js';

const SHOWN = 'shown(language: $language) { title description extraInfo language isTranslated state }';
const READ = `query ($uuid: ID!, $language: Language!) {
  readJobPosting(uuid: $uuid) { ${SHOWN} }
  readJobPostings(keyword: "수원") { items { uuid ${SHOWN} } }
}`;

let test: TestApp;
let company: TestCompany;
beforeAll(async () => {
  test = await startApp();
  company = await anApprovedCompany(test);
});
afterAll(() => test.stop());

/** What the detail and the card of a posting show; both must be the same. */
async function shown(uuid: string, language: string, caller: { token?: string } = {}) {
  const { data } = await query(test, READ, { uuid, language }, caller);
  const card = data['readJobPostings'].items.find((item: { uuid: string }) => item.uuid === uuid);
  expect(card.shown).toEqual(data['readJobPosting'].shown);
  return card.shown;
}

/** A Korean posting of which these parts have been translated. */
async function translated(extraInfo: string, parts: Record<string, object>) {
  const { uuid } = await aPosting(test, company, { title: '용접공', description: '용접을 합니다.', extraInfo });
  for (const [column, texts] of Object.entries(parts)) {
    await test.database.execute(`update job_postings set ${column} = ${column} || $2::jsonb where uuid = $1`, [
      uuid,
      JSON.stringify(texts),
    ]);
  }
  return uuid;
}

const AS_WRITTEN = { title: '용접공', description: '용접을 합니다.', language: 'ko', isTranslated: false };

describe('the text of a posting that is shown', () => {
  const others = LANGUAGES.filter((language) => language !== 'ko');

  it.each(others)('is whole in %s where nobody has written extra information', async (language) => {
    const text = NINE_SCRIPTS[language];
    const uuid = await translated('', { title: { [language]: text }, description: { [language]: `${text} 2` } });
    expect(await shown(uuid, language)).toEqual({
      title: text,
      description: `${text} 2`,
      extraInfo: '',
      language,
      isTranslated: true,
      state: 'DONE',
    });
  });

  it.each(others)('is never a title in %s over a description in Korean', async (language) => {
    const text = NINE_SCRIPTS[language];
    const uuid = await translated('', { title: { [language]: text } });
    expect(await shown(uuid, language)).toMatchObject({ ...AS_WRITTEN, extraInfo: '' });
    expect((await shown(uuid, language)).state).not.toBe('DONE');
  });

  it('is as it was written for its company, whose words they are', async () => {
    const uuid = await translated('', { title: { km: 'ជាង' }, description: { km: 'ការងារ' } });
    expect(await shown(uuid, 'km')).toMatchObject({ language: 'km', isTranslated: true });
    expect(await shown(uuid, 'km', company.owner)).toMatchObject({ ...AS_WRITTEN, state: 'DONE' });
  });

  it('stays as it was written until the extra information is translated, too', async () => {
    const uuid = await translated('기숙사 있음', { title: { km: 'ជាង' }, description: { km: 'ការងារ' } });
    expect(await shown(uuid, 'km')).toMatchObject({ ...AS_WRITTEN, extraInfo: '기숙사 있음' });
    await test.database.execute(
      `update job_postings set extra_info = extra_info || '{"km": "មានបន្ទប់"}' where uuid = $1`,
      [uuid],
    );
    expect(await shown(uuid, 'km')).toMatchObject({
      title: 'ជាង',
      description: 'ការងារ',
      extraInfo: 'មានបន្ទប់',
      language: 'km',
      state: 'DONE',
    });
  });

  it.each(others)(
    'of an imported posting is a title in %s over what the other site says in Korean',
    async (language) => {
      const text = NINE_SCRIPTS[language];
      const uuid = await translated('', { title: { [language]: text } });
      await test.database.execute(
        `update job_postings set company_uuid = null, source = 'feed', source_id = uuid::text, source_company_name = 'x',
         url = 'https://jobs.example/1' where uuid = $1`,
        [uuid],
      );
      expect(await shown(uuid, language)).toEqual({
        title: text,
        description: AS_WRITTEN.description,
        extraInfo: '',
        language,
        isTranslated: true,
        state: 'DONE',
      });
      expect(await shown(uuid, 'ko')).toMatchObject({ ...AS_WRITTEN, state: 'SOURCE' });
    },
  );
});
