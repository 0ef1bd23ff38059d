import { CONSENT_VERSIONS } from '@haiko/shared/consents';
import { startApp, type TestApp } from '../../../test/app.js';
import { query, rest } from '../../../test/client.js';
import { aUser, type TestUser } from '../../../test/factories.js';
import { LegalAnnouncements } from './legal-announcements.service.js';

let test: TestApp;
beforeAll(async () => {
  test = await startApp();
});
afterAll(() => test.stop());

const { terms, privacy } = CONSENT_VERSIONS;
const announce = () => test.app.get(LegalAnnouncements).announce();
const sql = (text: string) => test.database.manager.query(text);

async function toldTo(person: TestUser): Promise<string[]> {
  const read = '{ readReceivedNotifications { items { type path messageBn } } }';
  const { data } = await query(test, read, { language: 'bn' }, person);
  const items = data['readReceivedNotifications'].items as { type: string; path: string; messageBn: string }[];
  expect(items.every(({ type, messageBn }) => type === 'Legal Text' && /শর্ত/.test(messageBn))).toBe(true);
  return items.map(({ path }) => path).sort();
}

describe('a version of a legal text', () => {
  it('is told once to everybody who has not agreed to it, also where the work was broken off', async () => {
    const [person, reader, gone] = [
      await aUser(test),
      await aUser(test, { consents: { terms, privacy } }),
      await aUser(test),
    ];
    const half = await aUser(test, { consents: { terms, privacy: '2020-01-01' } });
    await rest(test, 'delete', '/api/user', { posts: 'delete', password: gone.password }, gone);
    await announce();
    await announce();
    await sql('update legal_announcements set finished_at = null');
    await announce();
    const newcomer = await aUser(test);
    await announce();
    expect(await toldTo(person)).toEqual(['/privacy', '/terms']);
    expect(await toldTo(half)).toEqual(['/privacy']);
    expect([await toldTo(reader), await toldTo(newcomer)]).toEqual([[], []]);
    const [{ count }] = await sql(`select count(*)::int from notifications where receiver_uuid = '${gone.uuid}'`);
    expect(count).toBe(0);

    await sql(`update legal_announcements set version = '2020-01-01' where document = 'terms'`);
    await announce();
    expect(await toldTo(person)).toEqual(['/privacy', '/terms', '/terms']);
  });
});
