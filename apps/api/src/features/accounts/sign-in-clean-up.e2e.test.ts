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
    await run(`insert into suspended_identities (identity_hash, suspended_until, known_until)
      select 'i' || n, now(), now() + n * interval '1 second' from unnest(array[-1, 60]) n`);
    await run(
      `insert into sign_in_tickets (ticket_hash, user_uuid, expires_at)
       select 't' || n, $1, now() + n * interval '1 second' from unnest(array[-1, 60]) n`,
      [person.uuid],
    );
    const others = await Promise.all([aUser(test), aUser(test)]);
    await run(
      `insert into second_factors (user_uuid, sealed_secret, created_at)
       select who, '', now() - n * interval '1 hour' from unnest($1::uuid[], array[23, 25]) as started (who, n)`,
      [others.map(({ uuid }) => uuid)],
    );
    const cleanUp = test.app.get(SignInCleanUpService);
    expect(await cleanUp.removeExpired()).toBe(7);
    expect(await cleanUp.removeExpired()).toBe(0);
    const left = await run<{ name: string }>(`
      select state_hash as name from sign_in_states union all select key_hash from sign_in_keys
      union all select identity_hash from suspended_identities
      union all select ticket_hash from sign_in_tickets
      union all select 'started' from second_factors
      union all select refresh_hash from sessions where refresh_hash ~ '^[hr][0-9]{2}$'`);
    expect(left.map(({ name }) => name).sort()).toEqual(['h29', 'i60', 'k23', 'r29', 's60', 'started', 't60']);
    expect((await query(test, '{ readUserInformation { uuid } }', {}, person)).status).toBe(200);
  });
});
