import { LANGUAGES } from '@haiko/shared/i18n/languages';
import { startApp, type TestApp } from '../../../test/app.js';
import { query } from '../../../test/client.js';
import { statementsOf } from '../../../test/count-statements.js';
import { todayView } from './feasts.views.js';

const TODAY = `query ($language: Language!, $country: String) {
  readToday(language: $language, country: $country) { season feast { key name country countryName } }
}`;

let test: TestApp;
beforeAll(async () => {
  test = await startApp();
});
afterAll(() => test.stop());

it.each(LANGUAGES)('tells everybody what today is, in %s, without asking the database', async (language) => {
  let reply: Awaited<ReturnType<typeof query>> | undefined;
  expect(await statementsOf(async () => (reply = await query(test, TODAY, { language, country: 'VN' })))).toEqual([]);
  expect(reply?.data['readToday'].season).toMatch(/^(WINTER|SPRING|SUMMER|AUTUMN)$/);
});

it('refuses a country that there is not', async () => {
  const { status, errors } = await query(test, TODAY, { language: 'en', country: 'XX' });
  expect([status, errors[0]?.extensions.code]).toEqual([400, 'VALIDATION_FAILED']);
});

it("names a feast and whose it is in the reader's language", () => {
  expect(todayView('2026-11-24', 'ko', 'KH')).toEqual({
    season: 'AUTUMN',
    feast: { key: 'BON_OM_TOUK', name: '본옴뚝', country: 'KH', countryName: '캄보디아' },
  });
  expect(todayView('2026-12-25', 'km', null).feast).toMatchObject({ country: null, countryName: null });
  expect(todayView('2026-07-07', 'km', null)).toEqual({ season: 'SUMMER', feast: null });
});
