import { RULES_CHECKED_TODAY } from '@haiko/shared/test/rulesCheckedToday';
import { RulesInForce } from '../src/features/visa-rules/rules-in-force.js';
import type { TestApp } from './app.js';

/** Has the rules of the product checked today, and the application know of it. */
export async function checkRulesToday(test: TestApp): Promise<void> {
  await test.database.manager.query(RULES_CHECKED_TODAY);
  await test.app.get(RulesInForce).read();
}
