import { startApp, type TestApp } from '../../../test/app.js';
import { query } from '../../../test/client.js';
import { aUser } from '../../../test/factories.js';
import { SignInCleanUpService } from './sign-in-clean-up.service.js';

let test: TestApp;
beforeAll(async () => {
  test = await startApp();
});
afterAll(() => test.stop());

const run = <Row>(text: string, values: unknown[] = []) => test.database.manager.query<Row[]>(text, values);

describe('the clean-up of sign-ins', () => {
  it('removes states that are over, keys a day and sessions a month later, suspensions of the withdrawn, and nobody is signed out by it', async () => {
    const person = await aUser(test);
    await run(`insert into sign_in_states (state_hash, provider, browser_hash, code_verifier, nonce, expires_at)
      select 's' || n, 'google', '', '', '', now() + n * interval '1 second' from unnest(array[-1, 60]) n`);
    await run(`insert into sign_in_keys (key_hash, provider, sub, expires_at)
      select 'k' || n, 'google', '', now() - n * interval '1 hour' from unnest(array[23, 25]) n`);
    await run(
      `insert into sessions (user_uuid, refresh_hash, expires_at, absolute_expires_at, revoked_at)
       select $1::uuid, 'h' || n, now() - n * interval '1 day', now(), null from unnest(array[29, 31]) n
       union all select $1, 'r' || n, now() + interval '1 day', now(), now() - n * interval '1 day' from unnest(array[29, 31]) n`,
      [person.uuid],
    );
    await run(`insert into suspended_identities (identity_hash, suspended_until)
      select 'i' || n, now() + n * interval '1 second' from unnest(array[-1, 60]) n`);
    const cleanUp = test.app.get(SignInCleanUpService);
    expect(await cleanUp.removeExpired()).toBe(5);
    expect(await cleanUp.removeExpired()).toBe(0);
    const left = await run<{ name: string }>(`
      select state_hash as name from sign_in_states union all select key_hash from sign_in_keys
      union all select identity_hash from suspended_identities
      union all select refresh_hash from sessions where refresh_hash ~ '^[hr][0-9]{2}$'`);
    expect(left.map(({ name }) => name).sort()).toEqual(['h29', 'i60', 'k23', 'r29', 's60']);
    expect((await query(test, '{ readUserInformation { uuid } }', {}, person)).status).toBe(200);
  });
});
