import { common as en } from '@haiko/shared/i18n/messages/en/common';
import { common as km } from '@haiko/shared/i18n/messages/km/common';
import { common as vi } from '@haiko/shared/i18n/messages/vi/common';
import { jobs } from '@haiko/shared/i18n/messages/en/jobs';
import i18next from 'i18next';
import { expect, it } from 'vitest';
import { numbersInMessages } from './format.ts';

const i18n = i18next.createInstance().use(numbersInMessages);
await i18n.init({
  lng: 'en',
  resources: {
    en: { translation: { common: en, jobs } },
    vi: { translation: { common: vi } },
    km: { translation: { common: km } },
  },
  interpolation: { escapeValue: false, alwaysFormat: true },
});

it('a message writes its numbers as every screen does, in each language', () => {
  for (const language of ['en', 'vi', 'km']) {
    const t = i18n.getFixedT(language);
    expect(t('common.form.characters', { count: 9_500, limit: 10_000 }), language).toMatch(/9,500.*10,000/);
  }
});

it('a message leaves texts as they are, and years, which are given as texts', () => {
  const message = i18n.t('jobs.pay.belowHint', { year: '2026', hourly: '10,320' });
  expect(message).toContain('2026');
  expect(message).toContain('10,320');
  expect(i18n.t('jobs.list.foundFor', { keyword: '20000', count: 1_234 })).toBe('Results for “20000”: 1,234');
});
