import fs from 'node:fs';
import { SOCIAL_PROVIDERS } from '@haiko/shared/socialProviders';
import { AppConfig } from './config.js';
import { SETTINGS } from './config.settings.js';

const LOCAL = {
  HAIKO_ENV: 'local',
  DATABASE_URL: 'postgres://localhost/haiko',
  UPLOAD_DIR: '/tmp',
  ACCESS_TOKEN_SECRET: 'Q7mC2vX9tLr4Wn8sKd6Hf1Zb3Gy5Pj0a',
  REFRESH_TOKEN_SECRET: 'u8Rw1Ke5Nx7Bq3Mz9Tg2Vc6Yd4Jh0Lp8',
  PRIVACY_SECRET: 'f3Sd9Ga1Hk7Lz5Xc2Vb8Nm4Qw6Er0Ty9',
};
const PRODUCTION = {
  ...LOCAL,
  HAIKO_ENV: 'production',
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://haiko.test',
};

const EXAMPLE = fs.readFileSync(new URL('../../../../docker/.env.example', import.meta.url), 'utf8');
const NAMES = Object.keys(SETTINGS.entries);
/** What compose alone reads. */
const OF_COMPOSE = ['POSTGRES_PASSWORD', 'POSTGRES_SERVER_PASSWORD', 'HTTP_PORT', 'DELETION_JOURNAL_FOLDER'];

describe('docker/.env.example', () => {
  const example = [...EXAMPLE.matchAll(/^#? ?([A-Z_]+)=/gm)].map(([, name = '']) => name);

  it('names settings that there are', () => {
    expect(example.filter((name) => !NAMES.includes(name) && !OF_COMPOSE.includes(name))).toEqual([]);
  });

  it('names what a stranger needs for mail that recovers accounts, and for the legal texts', () => {
    const needed = [
      'SMTP_URL',
      'MAIL_FROM',
      'MAIL_REPORT_SECRET',
      'BACKUP_KEEP_DAYS',
      'OPERATOR_NAME',
      'OPERATOR_CONTACT',
    ];
    expect(example).toEqual(expect.arrayContaining(needed));
  });

  it.each(SOCIAL_PROVIDERS)('has what signing in by %s needs', (provider) => {
    const needed = NAMES.filter((name) => name.startsWith(`${provider.toUpperCase()}_`) && !name.includes('TRANSLATE'));
    expect(needed.length).toBeGreaterThan(1);
    expect(example).toEqual(expect.arrayContaining(needed));
  });
});

describe('the configuration', () => {
  it.each([
    ['DATABASE_POOL_SIZE', '0'],
    ['DATABASE_POOL_SIZE', '1'],
    ['ACCESS_TOKEN_SECONDS', '0'],
    ['ACCESS_TOKEN_SECONDS', '59'],
    ['REFRESH_TOKEN_SECONDS', '0'],
    ['PORT', '0'],
    ['PORT', '65536'],
    ['RATE_LIMIT_FACTOR', '0'],
    ['RATE_LIMIT_FACTOR', 'wide'],
    ['TRUST_PROXY_HOPS', '-1'],
  ])('refuses %s=%s', (name, value) => {
    expect(() => new AppConfig({ ...LOCAL, [name]: value })).toThrow(`${name}: `);
  });

  it('takes an object store with all that it needs, or none', () => {
    const s3 = { S3_ENDPOINT: 'https://s3.test', S3_BUCKET: 'files', S3_ACCESS_KEY: 'key', S3_SECRET_KEY: 'secret' };
    expect(new AppConfig(LOCAL).s3).toBeUndefined();
    expect(new AppConfig({ ...LOCAL, ...s3 }).s3).toMatchObject({ region: 'us-east-1', patienceMs: 15_000 });
    for (const name of Object.keys(s3)) {
      expect(() => new AppConfig({ ...LOCAL, ...s3, [name]: '' })).toThrow('S3_SECRET_KEY: are needed together');
    }
  });

  it('has wide rate limits locally and the real ones in production, unless told otherwise', () => {
    expect(new AppConfig(LOCAL).rateLimitFactor).toBe(100);
    expect(new AppConfig(PRODUCTION).rateLimitFactor).toBe(1);
    expect(new AppConfig({ ...LOCAL, RATE_LIMIT_FACTOR: '1' }).rateLimitFactor).toBe(1);
  });

  it('hashes passwords no weaker than is safe in production', () => {
    expect(() => new AppConfig({ ...PRODUCTION, PASSWORD_HASH_KIB: '19455' })).toThrow('PASSWORD_HASH_KIB: ');
    expect(new AppConfig(PRODUCTION).passwordHashKib).toBe(19_456);
    expect(new AppConfig({ ...LOCAL, PASSWORD_HASH_KIB: '8' }).passwordHashKib).toBe(8);
  });

  it.each([
    ['one character', 'x'.repeat(40)],
    ['a word again and again', 'secret'.repeat(8)],
    ['a word again and again, cut off', 'haiko-secret-'.repeat(4).slice(0, 45)],
    ['few characters', `${'abc'.repeat(12)}cab1`],
    ['an example', 'change-me-before-you-go-to-production'],
  ])('takes %s for no secret in production', (_, secret) => {
    expect(() => new AppConfig({ ...PRODUCTION, PRIVACY_SECRET: secret })).toThrow('PRIVACY_SECRET: is an example');
    expect(() => new AppConfig({ ...PRODUCTION, BACKUP_KEY: secret })).toThrow('BACKUP_KEY: is an example');
    expect(() => new AppConfig({ ...LOCAL, PRIVACY_SECRET: secret })).not.toThrow();
  });
});
