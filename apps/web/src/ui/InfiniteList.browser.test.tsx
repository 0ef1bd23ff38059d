import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { InfiniteList } from './InfiniteList.tsx';

interface Rows {
  items: string[];
  hasMore?: boolean;
  isLoading?: boolean;
  error?: string;
  loadMore?: () => Promise<unknown>;
}

function list({ items, hasMore = false, loadMore = () => Promise.resolve(), ...states }: Rows) {
  return (
    <InfiniteList
      items={items}
      keyOf={(item) => item}
      renderItem={(item) => <p>{item}</p>}
      hasMore={hasMore}
      loadMore={loadMore}
      empty={<p>No posts written</p>}
      skeleton={<p>Loading boxes</p>}
      onRetry={() => undefined}
      {...states}
    />
  );
}

async function nextFrames(count: number) {
  for (let frame = 0; frame < count; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
}

it('a list shows loading before a failure, a failure before emptiness, and rows before all of them', async () => {
  const screen = await render(list({ items: [], isLoading: true, error: 'failed' }));
  await expect.element(screen.getByText('Loading boxes')).toBeVisible();
  await screen.rerender(list({ items: [], error: 'Could not reach the server' }));
  await expect.element(screen.getByText('Could not reach the server')).toBeVisible();
  await screen.rerender(list({ items: [] }));
  await expect.element(screen.getByText('No posts written')).toBeVisible();
  await screen.rerender(list({ items: ['안녕하세요'], error: 'failed' }));
  await expect.element(screen.getByText('안녕하세요')).toBeVisible();
});

it('a post that comes twice is shown once, and the end is said quietly', async () => {
  const screen = await render(list({ items: ['a', 'b', 'a'] }));
  expect(screen.container.querySelectorAll('p')).toHaveLength(3);
  await expect.element(screen.getByText('You’re all caught up.')).toBeVisible();
});

it('a page that fails offers to try again and loads then', async () => {
  let calls = 0;
  const loadMore = () => {
    calls += 1;
    return calls === 1 ? Promise.reject(new TypeError('no connection')) : Promise.resolve();
  };
  const screen = await render(list({ items: ['a'], hasMore: true, loadMore }));
  await expect.element(screen.getByText('Couldn’t load more.')).toBeVisible();
  expect(calls).toBe(1);
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => calls).toBe(2);
});

it('rows that come where loading was seen move nothing', async () => {
  const three = ['ក', 'খ', '가'];
  const pages = { hasMore: true, loadMore: () => new Promise(() => undefined) };
  const screen = await render(list({ items: three, ...pages }));
  await expect.poll(() => screen.getByRole('status').element().childElementCount).toBe(1);
  await nextFrames(2);
  const shifts: string[] = [];
  const observer = new PerformanceObserver((noted) => shifts.push(...noted.getEntries().map((e) => JSON.stringify(e))));
  observer.observe({ type: 'layout-shift' });
  await screen.rerender(list({ items: [...three, 'あ', 'ก', '中', 'नेपाल'], ...pages }));
  await expect.element(screen.getByText('नेपाल')).toBeInViewport();
  // The browser tells of a frame after it.
  await nextFrames(3);
  observer.disconnect();
  expect(shifts).toEqual([]);
});

describe('a long list', () => {
  const ROW_PX = 100;
  const items = Array.from({ length: 400 }, (_, index) => `Row ${index + 1}`);
  const long = (
    <InfiniteList
      items={items}
      keyOf={(item) => item}
      renderItem={(item) => <p className="h-25">{item}</p>}
      hasMore={false}
      loadMore={() => Promise.resolve()}
      empty={null}
    />
  );

  const rowsIn = (node: Node) => (node.nodeName === 'P' ? [node] : [...(node as Element).querySelectorAll('p')]);

  it('has the rows near the view alone, each in its place', async () => {
    const screen = await render(long);
    const rows = () => screen.container.querySelectorAll('p');
    await expect.poll(() => rows().length).toBeLessThan(40);
    window.scrollTo(0, 200 * ROW_PX);
    await expect.element(screen.getByText('Row 201', { exact: true })).toBeInViewport();
    await expect.poll(() => rows().length).toBeLessThan(40);
    await expect.element(screen.getByText('Row 1', { exact: true })).not.toBeInTheDocument();
    expect(screen.container.querySelectorAll('*').length).toBeLessThan(120);
    expect(Math.round(screen.container.getBoundingClientRect().height)).toBeGreaterThanOrEqual(400 * ROW_PX);
  });

  it('brings two rows at a time: more of them keep a slow phone from its finger', async () => {
    const screen = await render(long);
    window.scrollTo(0, 0);
    await expect.element(screen.getByText('Row 1', { exact: true })).toBeInViewport();
    await expect.element(screen.getByText('Row 201', { exact: true })).not.toBeInTheDocument();
    const counts: number[] = [];
    const observer = new MutationObserver((changes) => {
      const filled = Map.groupBy(changes, ({ target }) => target).values();
      for (const one of filled) counts.push(one.flatMap(({ addedNodes }) => [...addedNodes].flatMap(rowsIn)).length);
    });
    observer.observe(screen.container, { childList: true, subtree: true });
    window.scrollTo(0, 200 * ROW_PX);
    await expect.element(screen.getByText('Row 201', { exact: true })).toBeInViewport();
    observer.disconnect();
    expect(Math.max(...counts)).toBe(2);
  });

  it('is as high from the start when it comes back', async () => {
    const first = await render(long);
    await expect.poll(() => first.container.querySelectorAll('p').length).toBeLessThan(40);
    const { height } = first.container.getBoundingClientRect();
    await first.unmount();
    const again = await render(long);
    expect(again.container.querySelectorAll('p').length).toBeLessThan(40);
    expect(again.container.getBoundingClientRect().height).toBe(height);
  });

  it('keeps the row in which somebody is', async () => {
    const screen = await render(
      <InfiniteList
        items={items}
        keyOf={(item) => `focus ${item}`}
        renderItem={(item) => <button className="block h-25">{item}</button>}
        hasMore={false}
        loadMore={() => Promise.resolve()}
        empty={null}
      />,
    );
    const focused = screen.getByRole('button', { name: 'Row 2', exact: true });
    (focused.element() as HTMLElement).focus();
    window.scrollTo(0, 300 * ROW_PX);
    await expect.element(screen.getByText('Row 301', { exact: true })).toBeInViewport();
    await expect.element(focused).toHaveFocus();
  });
});
