import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { publishLiveEvent } from './liveEventBus.ts';
import { useLiveRefresh } from './useLiveRefresh.ts';

const TOLD = { name: 'desk', uuid: 'case' } as const;

/** A list whose readings end when the test says so. */
function listOf() {
  const readings: PromiseWithResolvers<void>[] = [];
  const refresh = () => {
    const reading = Promise.withResolvers<void>();
    readings.push(reading);
    return reading.promise;
  };
  function List() {
    useLiveRefresh(({ name }) => name === 'desk', refresh);
    return null;
  }
  return { readings, List };
}

it('reads once more, and only once, for all that happens while it reads, also where that failed', async () => {
  const { readings, List } = listOf();
  await render(<List />);
  publishLiveEvent({ name: 'note', kind: 'new', uuid: 'note', partnerUserUuid: 'sokha' });
  expect(readings).toHaveLength(0);
  publishLiveEvent(TOLD);
  publishLiveEvent(TOLD);
  publishLiveEvent(TOLD);
  expect(readings).toHaveLength(1);
  readings[0]?.reject(new Error('no connection'));
  await expect.poll(() => readings).toHaveLength(2);
  readings[1]?.resolve();
  // What follows begins a reading of its own: no second one was waiting.
  await Promise.resolve();
  publishLiveEvent(TOLD);
  await expect.poll(() => readings).toHaveLength(3);
});

it('reads nothing more once the list has gone', async () => {
  const { readings, List } = listOf();
  const screen = await render(<List />);
  publishLiveEvent(TOLD);
  publishLiveEvent(TOLD);
  await screen.unmount();
  readings[0]?.resolve();
  await Promise.resolve();
  publishLiveEvent(TOLD);
  expect(readings).toHaveLength(1);
});
