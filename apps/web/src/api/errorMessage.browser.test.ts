import { afterEach, expect, it, vi } from 'vitest';
import { i18n } from '#/i18n/i18n.ts';
import { ApiError } from './apiError.ts';
import { authFetch } from './authFetch.ts';
import { errorMessage } from './errorMessage.ts';

afterEach(() => vi.restoreAllMocks());

it('a call that gets no answer is told as a missing connection', async () => {
  // Nobody listens on port 1.
  const error = await authFetch('http://127.0.0.1:1/').catch((caught: unknown) => caught);
  expect(errorMessage(error)).toBe(i18n.t('common.noConnection'));
});

it('a server that is too busy to renew a session is told as that', () => {
  expect(errorMessage(new TypeError('Reissue answered 503'))).toBe(i18n.t('errors.UNAVAILABLE'));
});

it('a new account that writes much is told that it is its first day', () => {
  const body = { statusCode: 429, code: 'TOO_MANY_REQUESTS', message: '', requestId: '' } as const;
  expect(errorMessage(new ApiError({ ...body, isFirstDay: true }))).toBe(i18n.t('accounts.firstDay'));
  expect(errorMessage(new ApiError(body))).toBe(i18n.t('errors.TOO_MANY_REQUESTS'));
});

it('what fails while the device is offline is told as a missing connection', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(errorMessage(new Error('anything'))).toBe(i18n.t('common.noConnection'));
});
