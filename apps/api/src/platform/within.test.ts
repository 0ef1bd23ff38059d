import { within } from './within.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('brings what is in time, or its failure, and leaves no timer behind', async () => {
  expect(await within(300, Promise.resolve('page'))).toBe('page');
  await expect(within(300, Promise.reject(new Error('none')))).rejects.toThrow('none');
  expect(vi.getTimerCount()).toBe(0);
});

it('says what is late', async () => {
  const waited = within(300, new Promise(() => undefined));
  await vi.advanceTimersByTimeAsync(300);
  expect(await waited).toBe('late');
});
