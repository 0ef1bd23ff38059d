import type { Statement } from '../../platform/database/database.js';
import { isWorkingAdmin } from '../users/users.queries.js';

/** Withdrawals take turns: each locks rows of many people's posts, and none may be the last administrator's. */
export const TAKE_TURN: Statement = {
  name: 'withdrawal.takeTurn',
  text: `select pg_advisory_xact_lock(hashtextextended('withdrawal', 0))`,
};

/** $1 user: whether the account is there, and whether nobody else could do an administrator's work without it. */
export const LAST_ADMIN: Statement = {
  name: 'withdrawal.isLastAdmin',
  text: `
    select u.role = 'ADMIN' and not exists (
      select from users other where other.uuid <> u.uuid and ${isWorkingAdmin('other')}) as "isLastAdmin"
    from users u where u.uuid = $1`,
};

/** $1 user. */
export const PASSWORD_OF: Statement = {
  name: 'withdrawal.passwordOf',
  text: `select password_hash as "passwordHash" from identities where user_uuid = $1 and provider = 'password'`,
};
