import 'reflect-metadata';
import { DataSource } from 'typeorm';
import { ADDRESS_LINKS } from '../features/mail/mail-kinds.js';
import { AppConfig } from '../platform/config.js';
import { dataSourceOptions } from '../platform/database/data-source.js';
import { canonicalEmail } from '@haiko/shared/rules/email';

// An account becomes an administrator by its e-mail address after it has signed up: no password is ever made up here.
const email = process.argv[2];
if (!email) {
  console.error('Usage: npm run admin:create -- <e-mail address of a person who has signed up with a password>');
  process.exit(1);
}
const { database } = new AppConfig(process.env);
const dataSource = await new DataSource(dataSourceOptions({ ...database, poolSize: 1 }, 'commands')).initialize();
const [[account]] = await dataSource.query<[{ nickname: string; isConfirmed: boolean }[], number]>(
  `with ended as (
     update mails m set used_at = now() from identities i join users u on u.uuid = i.user_uuid
     where i.provider = 'password' and i.sub = $1 and u.email_confirmed_at is not null
       and m.user_uuid = u.uuid and m.kind = any($2) and m.used_at is null and m.expires_at > now()
   )
   update users u set role = case when u.email_confirmed_at is null then u.role else 'ADMIN' end from identities i
   where i.user_uuid = u.uuid and i.provider = 'password' and i.sub = $1 and u.withdrawn_at is null
   returning u.nickname, u.email_confirmed_at is not null as "isConfirmed"`,
  [canonicalEmail(email), ADDRESS_LINKS],
);
await dataSource.destroy();
if (!account) {
  console.error(`Nobody has signed up as ${email}. Sign up first, then run this again.`);
  process.exit(1);
}
// Nobody owns an address by typing it.
if (!account.isConfirmed) {
  console.error(`${email} is not confirmed yet: it may be a stranger who signed up with it, as ${account.nickname}.
If that is you, confirm it by the mail, then run this again.`);
  process.exit(1);
}
console.log(`${account.nickname} is an administrator now.`);
