import { beforeEach, expect, it } from 'vitest';
import { ApiError } from '#/api/apiError.ts';
import { openQuestions } from '#/ui/confirm.ts';
import { sendChange } from './sendChange.ts';

const refusal = (code: 'CHANGED_MEANWHILE' | 'FORBIDDEN') =>
  new ApiError({ statusCode: 409, code, message: code, requestId: 'test' });

/** Something of which `saved` is the version on the server; what is put in the place of another one is refused. */
function thing(saved: string, isOvertaken: boolean) {
  const sent: (string | undefined)[] = [];
  async function send(version: string | undefined): Promise<void> {
    sent.push(version);
    if (version !== saved) throw refusal('CHANGED_MEANWHILE');
  }
  const load = async () => ({ version: saved });
  return { sent, change: { expectedVersion: 'first', send, load, rebase: () => isOvertaken } };
}

async function answer(isYes: boolean): Promise<void> {
  await expect.poll(() => openQuestions.get().length).toBe(1);
  openQuestions.get()[0]?.answer(isYes);
}

beforeEach(() => openQuestions.set([]));

it('a change of what is as it was read is saved', async () => {
  const { sent, change } = thing('first', true);
  expect(await sendChange(change)).toBe(true);
  expect(sent).toEqual(['first']);
});

it('what has another version, but is nobody else’s change, is sent again and nobody is asked', async () => {
  const { sent, change } = thing('second', false);
  expect(await sendChange(change)).toBe(true);
  expect([sent, openQuestions.get()]).toEqual([['first', 'second'], []]);
});

it('what somebody else has changed is replaced when the person says so', async () => {
  const { sent, change } = thing('second', true);
  const saved = sendChange(change);
  await answer(true);
  expect(await saved).toBe(true);
  expect(sent).toEqual(['first', 'second']);
});

it('what somebody else has changed stays when the person gives way', async () => {
  const { sent, change } = thing('second', true);
  const saved = sendChange(change);
  await answer(false);
  expect(await saved).toBe(false);
  expect(sent).toEqual(['first']);
});

it('any other refusal is the caller’s to tell', async () => {
  const { change } = thing('first', false);
  const send = () => Promise.reject(refusal('FORBIDDEN'));
  await expect(sendChange({ ...change, send })).rejects.toMatchObject({ code: 'FORBIDDEN' });
});
