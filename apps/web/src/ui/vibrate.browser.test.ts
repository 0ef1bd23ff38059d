import { afterEach, expect, it, vi } from 'vitest';
import { vibrate } from './vibrate.ts';

afterEach(() => vi.restoreAllMocks());

it.each([true, false])('is a tick under the finger of who has touched the page: %s', (hasBeenActive) => {
  const felt = vi.spyOn(navigator, 'vibrate').mockReturnValue(true);
  vi.spyOn(navigator, 'userActivation', 'get').mockReturnValue({ hasBeenActive, isActive: false });
  vibrate();
  expect(felt).toHaveBeenCalledTimes(hasBeenActive ? 1 : 0);
});
