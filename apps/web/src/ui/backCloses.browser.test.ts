import { beforeAll, expect, it, vi } from 'vitest';
import { followBack, holdBack, releaseBack } from './backCloses.ts';

const heard = vi.fn();
const idx = () => (history.state as { idx?: number } | null)?.idx;

/** Goes there, as the browser does it, and waits until it has. */
async function go(steps: number): Promise<void> {
  const before = idx();
  History.prototype.go.call(history, steps);
  await expect.poll(idx).not.toBe(before);
}

beforeAll(() => {
  history.replaceState({ idx: 0, key: 'one' }, '');
  followBack();
  window.addEventListener('popstate', () => heard(idx()));
  history.pushState({ idx: 1, key: 'two' }, '');
});

it('has Back be heard once it is no longer held, and only where it has led elsewhere', async () => {
  holdBack();
  await go(-1);
  await go(1);
  releaseBack();
  expect([heard.mock.calls, idx()]).toEqual([[], 1]);
  holdBack();
  await go(-1);
  expect(heard).not.toHaveBeenCalled();
  releaseBack();
  releaseBack();
  expect(heard.mock.calls).toEqual([[0]]);
  await go(1);
  expect(heard.mock.calls).toEqual([[0], [1]]);
});
