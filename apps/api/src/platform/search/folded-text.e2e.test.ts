import { foldForSearch } from '@haiko/shared/rules/searchText';
import { startApp, type TestApp } from '../../../test/app.js';
import { NINE_SCRIPTS } from '../../../test/nine-scripts.js';
import { SEARCH_TABLE } from '../../../test/search-table.js';
import { foldedText, foldedTextHas } from './folded-text.js';

let test: TestApp;
beforeAll(async () => {
  test = await startApp();
});
afterAll(() => test.stop());

async function value(sql: string, ...values: string[]): Promise<unknown> {
  const [row] = await test.database.manager.query(`select ${sql} as value`, values);
  return row.value;
}

describe('a text folded by the database', () => {
  it.each([...Object.values(NINE_SCRIPTS), 'ＶＩＳＡ\u200b Đường', 'Ñandú'])(
    'is that of foldForSearch: %s',
    async (text) => {
      expect(await value(foldedText('$1'), text.normalize('NFD'))).toBe(foldForSearch(text));
    },
  );

  it.each(SEARCH_TABLE)('is found by “%s” in “%s”', async (keyword, text) => {
    expect(await value(foldedTextHas('$1', '$2'), text, keyword)).toBe(true);
  });

  it.each([
    ['%', '100'],
    ['が', 'か'],
    ['й', 'и'],
  ])('is not found by “%s” in “%s”', async (keyword, text) => {
    expect(await value(foldedTextHas('$1', '$2'), text, keyword)).toBe(false);
  });
});
