import { asOwner } from '../../../test/as-owner.js';
import { startApp, type TestApp } from '../../../test/app.js';
import { aUser } from '../../../test/factories.js';
import { genericPlanOf } from '../../../test/plans.js';
import { aPost } from '../../../test/post-factories.js';
import { PUBLISHED } from './files.queries.js';

let test: TestApp;
beforeAll(async () => {
  test = await startApp();
  const author = await aUser(test);
  await aPost(test, author);
  await test.database.manager.query(
    `with written as (
      insert into posts (author_uuid, author_nationality_uuid, original_language, title, content)
      select author_uuid, author_nationality_uuid, 'km', '{"km": "ផ្សារ"}', '{"km": "ផ្សារ"}' from posts, generate_series(1, 3000)
      returning uuid
    ), stored as (
      insert into files (owner_uuid, purpose, name, path, type, size, attached_at)
      select $1, 'post', 'a.png', '/files/' || n || '.webp', 'image/webp', 1, now() from generate_series(1, 9000) n
      returning uuid
    )
    insert into post_files (post_uuid, file_uuid, name, position)
    select p.uuid, f.uuid, 'a.png', 0
    from (select uuid, row_number() over () as n from written) p join (select uuid, row_number() over () as n from stored) f using (n)`,
    [author.uuid],
  );
  await asOwner(test, 'vacuum analyze');
});
afterAll(() => test.stop());

describe('a public file among many', () => {
  it('is looked up by unique indexes alone', async () => {
    const plan = await genericPlanOf(test, PUBLISHED, { path: '/files/7.webp', viewer: null });
    for (const index of ['uq_files_path', 'ix_post_files_file', 'pk_posts']) expect(plan).toContain(index);
    expect(plan).not.toContain('Seq Scan');
  });
});
