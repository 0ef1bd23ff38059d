import { expect, it } from 'vitest';
import { suspensionHints } from './suspensionHints.ts';

const opened = { state: 'OPEN', decision: null } as const;
const hidden = { state: 'APPEALED', decision: 'HIDE' } as const;
const suspended = { state: 'APPEALED', decision: 'SUSPEND' } as const;

it('suspending says for how long, and beside an appeal against a suspension that it ends when it would have', () => {
  expect(suspensionHints([opened])).toEqual(['SUSPEND']);
  expect(suspensionHints([hidden])).toEqual(['SUSPEND']);
  expect(suspensionHints([suspended])).toEqual(['suspensionStands']);
  expect(suspensionHints([{ ...suspended, state: 'DECIDED', appeal: '아니에요' }])).toEqual(['suspensionStands']);
  expect(suspensionHints([{ ...suspended, state: 'DECIDED', appeal: null }])).toEqual(['SUSPEND']);
  expect(suspensionHints([opened, suspended])).toEqual(['SUSPEND', 'suspensionStands']);
});
