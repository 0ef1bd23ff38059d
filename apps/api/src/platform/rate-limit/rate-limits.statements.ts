import { statement } from '../database/statement.js';

// Only in the window in which the point was taken: a window that began later ends after `expire`.
export const GIVE_BACK = statement(
  'rateLimits.giveBack',
  'update rate_limits set points = points - 1 where key = :key and expire <= :expire and points > 0',
);
