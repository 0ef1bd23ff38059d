import { afterEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { AsRendered } from './AsRendered.tsx';
import { useNow } from './useNow.ts';

const NOW = Date.parse('2026-11-26T12:00:00Z');

function Told() {
  return <time>{useNow().toISOString()}</time>;
}

afterEach(() => void vi.useRealTimers());

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
  const shown = await shownAt('2026-11-26T11:55:00.000Z');
  await vi.advanceTimersByTimeAsync(100);
  await vi.waitFor(() => expect(shown()).toMatch(/^2026-11-26T12:00:0/));
});
