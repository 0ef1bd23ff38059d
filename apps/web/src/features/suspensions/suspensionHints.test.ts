import { expect, it } from 'vitest';
import { suspensionHints } from './suspensionHints.ts';

const appealedAt = '2026-11-20T00:00:00.000Z';
const opened = { decision: null, appealedAt: null } as const;
const hidden = { decision: 'HIDE', appealedAt } as const;
const suspended = { decision: 'SUSPEND', appealedAt } as const;

it('suspending says for how long, and beside an appeal against a suspension that it ends when it would have', () => {
  expect(suspensionHints([opened])).toEqual(['SUSPEND']);
  expect(suspensionHints([hidden])).toEqual(['SUSPEND']);
  expect(suspensionHints([suspended])).toEqual(['suspensionStands']);
  expect(suspensionHints([{ ...suspended, appealedAt: null }])).toEqual(['SUSPEND']);
  expect(suspensionHints([opened, suspended])).toEqual(['SUSPEND', 'suspensionStands']);
});
