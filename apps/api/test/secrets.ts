import { NINE_SCRIPTS } from './nine-scripts.ts';

/** What people in these tests enter, and what servers are started with, by what it is. No line of a log may say it. */
export const SECRETS: Readonly<Record<string, string>> = {
  'a password': 'correct horse battery',
  'a key of the configuration': 'for the tests alone',
  ...Object.fromEntries(Object.entries(NINE_SCRIPTS).map(([language, text]) => [`a text (${language})`, text])),
  // What stands nowhere but where one test enters it (secrets-in-logs.e2e.test.ts).
  'a secret of a provider': 'hush-of-a-provider',
  'the login of the mail server': 'hush-of-smtp',
  'the proof of the mail server': 'hush-of-mail-reports-of-thirty-two-letters',
  'a header of the collector': 'hush-of-the-collector',
  'the text of a note': 'hush-in-a-note',
  'the text of a post': 'hush-in-a-post',
  'a résumé': 'hush-in-a-resume',
  'an application': 'hush-in-an-application',
  'the text of a report': 'hush-in-a-report',
  'a note on a person': 'hush-on-a-person',
  'what was searched for': 'hush-searched-for',
  'the name of a file': 'hush-called-a-file',
  'a nickname': 'hush.nickname',
  'where a push message goes': 'hush-of-a-browser',
};
