import { startApp, type TestApp } from '../../../test/app.js';
import { query } from '../../../test/client.js';
import { AppConfig } from '../../platform/config.js';
import { BROWSER_SERVICES, businessCheckersOf } from './recipients.js';

const OPERATOR = '{ readOperator { name contact jobNotificationNumber } }';
const FACTS = `{ readPolicyFacts {
  name address privacyOfficer hostingProvider mailProvider sessionIdleDays backupKeepDays
  signInServices { name country } translators { name country } pushServices { name country }
  postcodeServices { name country } businessCheckers { name country }
} }`;
const SETTINGS = {
  OPERATOR_NAME: '주식회사 하이코',
  OPERATOR_CONTACT: '02-123-4567',
  OPERATOR_JOB_NOTIFICATION_NUMBER: 'J1200020260001',
  OPERATOR_ADDRESS: '서울특별시 중구 세종대로 110',
  OPERATOR_PRIVACY_OFFICER: 'Nguyễn Thị Linh',
  OPERATOR_TRANSLATION_PROVIDER: 'Example Corp. (한국)',
  TRANSLATION_PROVIDERS: 'deepl, libretranslate, pseudo',
  DEEPL_API_KEY: 'key',
  LIBRETRANSLATE_URL: 'http://127.0.0.1:1',
  PUSH_HOSTS: 'fcm.googleapis.com, push.example.org',
  BUSINESS_STATUS_KEY: 'key',
  KAKAO_CLIENT_ID: 'id',
  KAKAO_CLIENT_SECRET: 'secret',
  REFRESH_TOKEN_SECONDS: String(3 * 86_400),
  BACKUP_KEEP_DAYS: '20',
};

let test: TestApp;
beforeAll(async () => {
  test = await startApp(SETTINGS);
});
afterAll(() => test.stop());

it('tells everybody who provides the job information', async () => {
  const { data } = await query(test, OPERATOR, {});
  expect(data['readOperator']).toEqual({
    name: '주식회사 하이코',
    contact: '02-123-4567',
    jobNotificationNumber: 'J1200020260001',
  });
});

it('tells everybody who runs the server, who receives data of it, and how long sessions and backups live', async () => {
  const { data } = await query(test, FACTS, {});
  expect(data['readPolicyFacts']).toEqual({
    name: '주식회사 하이코',
    address: '서울특별시 중구 세종대로 110',
    privacyOfficer: 'Nguyễn Thị Linh',
    hostingProvider: '',
    mailProvider: '',
    sessionIdleDays: 3,
    backupKeepDays: 20,
    signInServices: [{ name: 'Kakao Corp.', country: 'KR' }],
    translators: [
      { name: 'DeepL SE', country: 'DE' },
      { name: 'Example Corp. (한국)', country: null },
    ],
    pushServices: [
      { name: 'Google LLC', country: 'US' },
      { name: 'push.example.org', country: null },
    ],
    postcodeServices: [{ name: 'Kakao Corp.', country: 'KR' }],
    businessCheckers: [{ name: '국세청 (National Tax Service)', country: 'KR' }],
  });
});

it('names nobody who checks companies where there is no key to do so', () => {
  const config = test.app.get(AppConfig);
  expect(
    businessCheckersOf({ ...config, businessStatus: { ...config.businessStatus, key: undefined } } as AppConfig),
  ).toEqual([]);
});

it('names everybody whom a browser may talk to', async () => {
  const policy = (await fetch(`${test.url}/health/live`)).headers.get('content-security-policy') ?? '';
  const hosts = [...policy.matchAll(/https:\/\/([^/; ]+)/g)].map(([, host = '']) => host);
  expect(hosts.length).toBeGreaterThan(0);
  const isNamed = (host: string) => Object.keys(BROWSER_SERVICES).some((known) => host.endsWith(`.${known}`));
  expect(hosts.filter((host) => !isNamed(host))).toEqual([]);
});
