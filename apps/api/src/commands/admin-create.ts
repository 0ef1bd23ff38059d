import 'reflect-metadata';
import { canonicalEmail } from '@haiko/shared/rules/email';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { isOverOthers } from '../platform/access/caller.js';
import { AppConfig } from '../platform/config.js';
import { ConfigModule } from '../platform/config.module.js';
import { Database } from '../platform/database/database.js';
import { DatabaseModule } from '../platform/database/database.module.js';
import { DROP_FACTORS } from '../features/accounts/sign-ins.statements.js';
import { FIND_BY_EMAIL, SET_ROLE } from '../features/administration/administration.statements.js';
import { ADDRESS_LINKS } from '../features/mail/mail-kinds.js';
import { CLOSE_LINKS } from '../features/mail/mail.statements.js';
import { TAKE_TURN, UNPROVE_SESSIONS } from '../features/sessions/sessions.statements.js';
import { LOCK_WITHDRAWALS } from '../features/withdrawal/withdrawal.statements.js';

// An account becomes an administrator by its e-mail address after it has signed up: no password is ever made up here. What that ends is the
// same as where another administrator does it (RolesService.setRole).

const ANEW = `
Passkeys and the app for codes from before are removed: set a new password by mail, and add one in that session.`;

@Module({ imports: [ConfigModule, DatabaseModule] })
class AdminCreateModule {}

const [, , email] = process.argv;
if (!email) {
  console.error('Usage: npm run admin:create -- <e-mail address of a person who has signed up with a password>');
  process.exit(1);
}
const app = await NestFactory.createApplicationContext(AdminCreateModule, { logger: ['error'] });
const database = app.get(Database);
const { mail } = app.get(AppConfig);
try {
  console.log(await makeAdmin(email));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await app.close();
}

/** What to say of it; throws why not. */
async function makeAdmin(address: string): Promise<string> {
  const account = await database.row(FIND_BY_EMAIL, { email: canonicalEmail(address) });
  if (!account) throw new Error(`Nobody has signed up as ${address}. Sign up first, then run this again.`);
  const { uuid: user, nickname, role, isConfirmed } = account;
  // Nobody owns an address by typing it.
  if (!isConfirmed) {
    throw new Error(`${address} is not confirmed yet: it may be a stranger who signed up with it, as ${nickname}.
If that is you, confirm it by the mail, then run this again.`);
  }
  const dropped = await database.transaction(async () => {
    await database.rows(TAKE_TURN, { user });
    await database.rows(LOCK_WITHDRAWALS);
    await database.rows(CLOSE_LINKS, { user, kinds: ADDRESS_LINKS });
    const factors = mail && (await database.row(DROP_FACTORS, { user }));
    await database.rows(SET_ROLE, { person: user, role: 'ADMIN' });
    if (!isOverOthers(role)) await database.rows(UNPROVE_SESSIONS, { user });
    return factors;
  });
  const areDropped = dropped !== undefined && (dropped.hadPasskey || dropped.hadApp);
  return `${nickname} is an administrator now.${areDropped ? ANEW : ''}`;
}
