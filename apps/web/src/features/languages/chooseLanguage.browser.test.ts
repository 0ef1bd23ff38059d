import { afterEach, beforeEach, expect, it } from 'vitest';
import { client } from '#/api/client.ts';
import { MeDocument, type MeQuery } from '#/api/generated.ts';
import { clearSession, storeTokens } from '#/api/session.ts';
import { changeLanguage } from '#/i18n/i18n.ts';
import { openQuestions } from '#/ui/confirm.ts';
import { chooseLanguage } from './chooseLanguage.ts';

const ME: MeQuery['readUserInformation'] = {
  __typename: 'UserInformation',
  ...{ uuid: 'linh', nickname: 'Linh ลินห์', profileImageUrl: null, language: 'en', role: 'user' },
  ...{
    dueConsents: [],
    followedNationalityUuids: [],
    regionId: null,
    nationalityInfo: { __typename: 'NationalityInfo', nationality: null },
  },
  ...{ unreadNotesCount: 0, unreadNotificationsCount: 0, openSuggestionsCount: 0 },
};

function signInAs(name: string): void {
  const token = `${name}-${crypto.randomUUID()}:2`;
  storeTokens({ accessToken: token, refreshToken: token, accessExpire: 60, refreshExpire: 600 });
  client.cache.writeQuery({ query: MeDocument, data: { readUserInformation: ME } });
}

const languageOfMe = () => client.cache.readQuery({ query: MeDocument })?.readUserInformation.language;

beforeEach(() => openQuestions.set([]));
afterEach(async () => {
  clearSession();
  await client.clearStore();
  await changeLanguage('en');
});

it('the language that is chosen is that of the person from then on', async () => {
  signInAs('linh');
  await chooseLanguage('km');
  expect(languageOfMe()).toBe('km');
  await chooseLanguage('bn');
  expect(languageOfMe()).toBe('bn');
});

it('the person keeps the language before it where the server does not take the new one', async () => {
  signInAs('busy');
  void chooseLanguage('th');
  await expect.poll(() => openQuestions.get()).toHaveLength(1);
  expect(languageOfMe()).toBe('en');
});

it('a visitor’s choice changes nobody', async () => {
  signInAs('linh');
  clearSession();
  await chooseLanguage('th');
  expect(languageOfMe()).toBe('en');
});
