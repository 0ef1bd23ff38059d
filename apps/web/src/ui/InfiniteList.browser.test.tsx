import { expect, it } from 'vitest';
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
