import { asOwner } from '../../../test/as-owner.js';
import { startApp, type TestApp } from '../../../test/app.js';
import { aUser, type TestUser } from '../../../test/factories.js';
import { genericPlanOf } from '../../../test/plans.js';
import { CONVERSATIONS } from './conversations.queries.js';
import { MESSAGES } from './notes.queries.js';

let test: TestApp;
let reader: TestUser;
let partner: TestUser;
beforeAll(async () => {
  test = await startApp();
  [reader, partner] = [await aUser(test), await aUser(test)];
  await test.database.manager.query(
    `with people as (
      insert into users (nickname, nickname_key, gender, nationality_uuid, language)
      select 'p' || n, 'p' || n, '', (select nationality_uuid from users limit 1), 'km' from generate_series(1, 2000) n
      returning uuid
    ), pairs as (
      select uuid as other, $1::uuid as me from people union all select uuid, $2::uuid from people union all select $2, $1
    ), written as (
      insert into notes (sender_uuid, recipient_uuid, original_language, content, created_at)
      select other, me, 'km', '{"km": "សួស្តី"}', now() - n * interval '1 minute' from pairs, generate_series(1, 5) n
      returning uuid, sender_uuid, recipient_uuid, created_at
    )
    insert into conversations (user_uuid, partner_uuid, is_starter, last_note_uuid, last_note_at)
    select distinct on (recipient_uuid, sender_uuid) recipient_uuid, sender_uuid, false, uuid, created_at
    from written order by recipient_uuid, sender_uuid, created_at desc`,
    [reader.uuid, partner.uuid],
  );
  await asOwner(test, 'vacuum analyze');
});
afterAll(() => test.stop());

describe('somebody with many notes', () => {
  it('has a list of conversations that reads its own index, in its order', async () => {
    const plan = await genericPlanOf(test, CONVERSATIONS, {
      viewer: reader.uuid,
      keyword: null,
      areFriends: null,
      skip: 0,
      limit: 11,
    });
    expect(plan).toContain('ix_conversations_newest');
    expect(plan).toContain('ix_notes_unread');
    expect(plan).not.toContain('Seq Scan on notes');
  });

  it('has a conversation that reads the pair’s index, in its order', async () => {
    const plan = await genericPlanOf(test, MESSAGES, {
      viewer: reader.uuid,
      partner: partner.uuid,
      skip: 0,
      limit: 11,
    });
    expect(plan).toContain('ix_notes_pair');
    expect(plan).not.toContain('Seq Scan on notes');
  });
});
