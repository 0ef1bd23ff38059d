import { AUDIT_ACTIONS } from '@haiko/shared/audit';
import type { TFunction } from 'i18next';
import { expect, it } from 'vitest';
import { actName } from './actName.ts';

const t = ((key: string) => `said: ${key}`) as TFunction;

it.each(AUDIT_ACTIONS)('%s is said in words', (action) => {
  expect(actName(t, action)).toBe(`said: desk.audit.act.${action}`);
});

it('what an older release called otherwise stands as it was written', () => {
  expect(actName(t, 'banUser')).toBe('banUser');
});
