import { afterEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { AsRendered } from './AsRendered.tsx';
import { readServerClock } from './serverClock.ts';
import { useNow } from './useNow.ts';

const NOW = Date.parse('2026-11-26T12:00:00Z');
const DAY_MS = 24 * 60 * 60 * 1000;

function Told() {
  return <time>{useNow().toISOString()}</time>;
}

afterEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  readServerClock(replyAt(new Date(NOW)), NOW);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const replyAt = (moment: Date) => new Response(null, { headers: { Date: moment.toUTCString() } });

/** Has the server say that it is this late. */
function tellTime(moment: Date): void {
  vi.stubGlobal('fetch', async () => replyAt(moment));
}

async function shownAt(at: string) {
  vi.useFakeTimers({ now: NOW, toFake: ['Date', 'setTimeout', 'clearTimeout', 'requestIdleCallback'] });
  const { container } = await render(
    <AsRendered at={new Date(at)}>
      <Told />
    </AsRendered>,
  );
  return () => container.textContent;
}

it('times stay as rendered until they are a minute old, so that no line becomes longer under a finger', async () => {
  const shown = await shownAt('2026-11-26T11:59:40.000Z');
  await vi.advanceTimersByTimeAsync(39_000);
  expect(shown()).toBe('2026-11-26T11:59:40.000Z');
  await vi.advanceTimersByTimeAsync(2_000);
  await vi.waitFor(() => expect(shown()).toMatch(/^2026-11-26T12:00:4/));
});

it('times of an older page are told as of now at once', async () => {
  tellTime(new Date(NOW));
  const shown = await shownAt('2026-11-26T11:55:00.000Z');
  await vi.advanceTimersByTimeAsync(100);
  await vi.waitFor(() => expect(shown()).toMatch(/^2026-11-26T12:00:0/));
});

it.each([40, -40])(
  'times of a new page on a phone whose clock is %s days off are told by the server’s',
  async (days) => {
    tellTime(new Date(NOW - days * DAY_MS));
    const shown = await shownAt(new Date(NOW - days * DAY_MS - 20_000).toISOString());
    await vi.waitFor(async () => {
      await vi.advanceTimersByTimeAsync(100);
      expect(Math.abs(Date.parse(shown()) - (NOW - days * DAY_MS))).toBeLessThan(20_000);
    });
  },
);
