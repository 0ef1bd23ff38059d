import { isWorkingAdmin } from '../../platform/access/staff.js';
import { statement } from '../../platform/database/statement.js';

/** Withdrawals take turns: each locks rows of many people's posts, and none may be the last administrator's. */
export const LOCK_WITHDRAWALS = statement(
  'withdrawal.takeTurn',
  `select pg_advisory_xact_lock(hashtextextended('withdrawal', 0))`,
);

/** Whether the account is there, and whether nobody else could do an administrator's work without it. */
export const IS_LAST_ADMIN = statement(
  'withdrawal.isLastAdmin',
  `
    select u.role = 'ADMIN' and not exists (
      select from users other where other.uuid <> u.uuid and ${isWorkingAdmin('other')}) as "isLastAdmin"
    from users u where u.uuid = :user`,
);
