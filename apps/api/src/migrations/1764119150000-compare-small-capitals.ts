import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Small capital o, l and i are compared as the letters that they look like, as the other small capitals were before. Who has one of
 * them and a twin keeps the name as it is.
 */
export class CompareSmallCapitals1764119150000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      with compared as (
        select uuid, normalize(translate(nickname_key, 'ᴏʟɪ', 'oll'), NFC) as key from users where nickname_key ~ '[ᴏʟɪ]'
      )
      update users u set nickname_key = c.key from compared c
      where u.uuid = c.uuid and not exists (select from users twin where twin.nickname_key = c.key)
        and not exists (select from compared twin where twin.key = c.key and twin.uuid <> c.uuid)`);
  }

  async down(): Promise<void> {
    // What they were is not known any more, and the older rule takes these keys, too.
  }
}
