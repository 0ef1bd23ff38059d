import { SESSION_IDLE_DAYS, SESSION_MAX_DAYS } from '@haiko/shared/limits';
import * as v from 'valibot';

const digits = v.pipe(v.string(), v.regex(/^\d+$/, 'must be a whole number'), v.transform(Number));
const atLeast = (least: number) => v.pipe(digits, v.minValue(least, `must be at least ${least}`));
const port = v.pipe(digits, v.minValue(1), v.maxValue(65_535));
const url = v.pipe(v.string(), v.url());
const secret = v.pipe(v.string(), v.minLength(32, 'must have at least 32 characters'));
const optional = v.optional(v.string());

/** What the models that LibreTranslate ships can do; an own server may have more. */
const SHIPPED_LANGUAGES = 'ko, en, zh, ja, th, tl, bn';

// One line per setting: its shape, its default where it has one, and what it does. docs/configuration.md is made from it.
const SETTINGS = v.object({
  HAIKO_ENV: setting(
    v.picklist(['local', 'production']),
    'Decides behaviour: `local` has sample accounts, the local identity provider, an open playground and wide rate limits; `production` has none of them and refuses weak secrets.',
  ),
  PORT: setting(v.optional(port, '3000'), 'The one port of web and API.'),
  HOST: setting(v.optional(v.string(), '0.0.0.0'), 'The address to listen on.'),
  PUBLIC_URL: setting(
    v.optional(url),
    "The product's own address as people type it, without a trailing slash. Required in production; locally `http://localhost:<PORT>`.",
  ),
  TRUST_PROXY_HOPS: setting(
    v.optional(digits, '0'),
    'How many proxies stand before the server; decides which address is the client’s.',
  ),
  DATABASE_URL: setting(
    v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//, 'must be a postgres:// URL')),
    'Postgres 18 or later.',
  ),
  DATABASE_POOL_SIZE: setting(v.optional(atLeast(2), '10'), 'Connections per process.'),
  DATABASE_PATIENCE_FACTOR: setting(
    v.optional(v.pipe(v.string(), v.transform(Number), v.number(), v.minValue(1)), '1'),
    'Multiplies how long a request waits for a connection (3 s), a lock (2 s) or a statement (5 s) before it is answered 503.',
  ),
  UPLOAD_DIR: setting(v.string(), 'Folder of uploaded files; shared by all processes.'),
  WEB_DIST: setting(optional, 'Folder of the built web app; without it only the API is served.'),
  ACCESS_TOKEN_SECRET: setting(secret, 'Signs access tokens (HS256).'),
  REFRESH_TOKEN_SECRET: setting(
    secret,
    'Signs refresh tokens and derives their successors; must differ from the other secret.',
  ),
  PRIVACY_SECRET: setting(secret, 'Keys the hashes of network addresses and of user ids in logs.'),
  ACCESS_TOKEN_SECONDS: setting(v.optional(atLeast(60), '3600'), 'Life of an access token.'),
  REFRESH_TOKEN_SECONDS: setting(
    v.optional(atLeast(3_600), String(SESSION_IDLE_DAYS * 86_400)),
    `Life of a refresh token; sliding, ${SESSION_MAX_DAYS} days at most.`,
  ),
  RATE_LIMIT_FACTOR: setting(
    v.optional(v.pipe(v.string(), v.transform(Number), v.number(), v.minValue(0.01))),
    'Multiplies every rate limit. 1 in production, 100 locally.',
  ),
  REQUESTS_IN_FLIGHT: setting(
    v.optional(atLeast(1), '16'),
    'How many requests to the API one process works on at a time; what comes on top waits for up to ten seconds.',
  ),
  REQUESTS_WAITING: setting(
    v.optional(digits, '128'),
    'How many more may wait for their turn; the rest is answered 503 with `Retry-After` at once.',
  ),
  BACKGROUND_JOBS: setting(
    v.optional(v.picklist(['on', 'off']), 'on'),
    'Whether this process also does background work; jobs are kept either way.',
  ),
  LOG_LEVEL: setting(
    v.optional(v.picklist(['silent', 'error', 'warn', 'info', 'debug']), 'info'),
    'What is logged, as JSON lines.',
  ),
  DRAIN_SECONDS: setting(
    v.optional(digits),
    'How long a stopping process still accepts requests while /health/ready answers 503. 3 in production, 0 locally.',
  ),
  EXCHANGE_RATE_SOURCES: setting(
    v.optional(v.string(), 'er-api, currency-api, frankfurter, ecb'),
    'Which public sources of exchange rates are asked, in this order; `name=address` asks another address (a mirror), `off` asks nobody.',
  ),
  JOB_FEEDS: setting(
    v.optional(v.string(), ''),
    'Feeds of job postings that are imported every four hours: `name=https://…`, separated by commas or spaces. The name says whose postings they are; what leaves its feed is closed.',
  ),
  JOB_FEED_MEGABYTES: setting(
    v.optional(atLeast(1), '500'),
    'How large a feed may be, unpacked; a larger one is not read to its end.',
  ),
  JOB_FEED_PATIENCE_SECONDS: setting(
    v.optional(atLeast(1), '30'),
    'For how long a server that has a feed may say nothing.',
  ),
  VAPID_PUBLIC_KEY: setting(
    optional,
    'The key pair of web push (base64url); without it one is made on first need and kept in the database.',
  ),
  VAPID_PRIVATE_KEY: setting(optional, ''),
  VAPID_SUBJECT: setting(
    v.optional(v.pipe(v.string(), v.regex(/^(mailto:|https:\/\/)/, 'must be a mailto: or https: address'))),
    'Where push services reach whoever runs Haiko. Without it `PUBLIC_URL`; locally nobody.',
  ),
  PUSH_HOSTS: setting(
    v.optional(v.string(), 'fcm.googleapis.com, *.push.services.mozilla.com, *.push.apple.com, *.notify.windows.com'),
    'The push services that may be called; `*.` stands for any name before.',
  ),
  TRANSLATION_PROVIDERS: setting(
    v.optional(v.string(), ''),
    'Who translates, in this order: `libretranslate`, `deepl`, `google`, `azure`, `papago`; the first that knows a pair of languages does it, the next one stands in. Without any, texts show in the language they were written in. Locally also `pseudo`, which only marks texts.',
  ),
  TRANSLATION_DAILY_CHARACTERS: setting(
    v.optional(atLeast(1), '1000000'),
    'How many characters each provider is given a day (Asia/Seoul); the rest waits for the next one.',
  ),
  TRANSLATION_DAILY_CHARACTERS_PER_AUTHOR: setting(
    v.optional(atLeast(1), '200000'),
    "How many of them one person's texts may take, counted once for each language they are translated into.",
  ),
  TRANSLATION_IMPORTED_PERCENT: setting(
    v.optional(v.pipe(digits, v.maxValue(100, 'must be at most 100')), '20'),
    'How much of them, in percent, the titles of imported job postings may take, newest first; 0 translates none.',
  ),
  TRANSLATION_EDIT_DELAY_SECONDS: setting(
    v.optional(atLeast(0), '60'),
    'How long a changed text waits before it is translated again; further changes within that time cost nothing.',
  ),
  LIBRETRANSLATE_URL: setting(v.optional(url), 'A server that speaks the protocol of LibreTranslate.'),
  LIBRETRANSLATE_API_KEY: setting(optional, ''),
  LIBRETRANSLATE_LANGUAGES: setting(
    v.optional(v.string(), SHIPPED_LANGUAGES),
    'The languages that this server has models for.',
  ),
  DEEPL_URL: setting(v.optional(url, 'https://api-free.deepl.com'), '`https://api.deepl.com` for a paid plan.'),
  DEEPL_API_KEY: setting(optional, ''),
  GOOGLE_TRANSLATE_URL: setting(v.optional(url, 'https://translation.googleapis.com'), 'Google Cloud Translation.'),
  GOOGLE_TRANSLATE_API_KEY: setting(optional, ''),
  AZURE_TRANSLATOR_URL: setting(v.optional(url, 'https://api.cognitive.microsofttranslator.com'), 'Azure Translator.'),
  AZURE_TRANSLATOR_KEY: setting(optional, ''),
  AZURE_TRANSLATOR_REGION: setting(optional, ''),
  PAPAGO_URL: setting(v.optional(url, 'https://papago.apigw.ntruss.com'), 'Papago on Naver Cloud.'),
  PAPAGO_KEY_ID: setting(optional, ''),
  PAPAGO_KEY: setting(optional, ''),
  IDENTITY_PROVIDER_URL: setting(
    v.optional(url),
    'Local identity provider that stands in for all six; refused in production.',
  ),
  GOOGLE_CLIENT_ID: setting(optional, 'Google sign-in is offered when both values are set.'),
  GOOGLE_CLIENT_SECRET: setting(optional, ''),
  KAKAO_CLIENT_ID: setting(optional, 'Kakaotalk sign-in (REST API key).'),
  KAKAO_CLIENT_SECRET: setting(optional, ''),
  LINE_CLIENT_ID: setting(optional, 'LINE sign-in (channel id and secret).'),
  LINE_CLIENT_SECRET: setting(optional, ''),
  NAVER_CLIENT_ID: setting(optional, 'Naver sign-in.'),
  NAVER_CLIENT_SECRET: setting(optional, ''),
  PAYCO_CLIENT_ID: setting(optional, 'Payco sign-in.'),
  PAYCO_CLIENT_SECRET: setting(optional, ''),
  APPLE_CLIENT_ID: setting(optional, 'Apple sign-in (services id); needs the three values below.'),
  APPLE_TEAM_ID: setting(optional, ''),
  APPLE_KEY_ID: setting(optional, ''),
  APPLE_PRIVATE_KEY: setting(optional, 'The ES256 key in PEM form; `\\n` stands for a line break.'),
});

function setting<Schema extends v.GenericSchema>(schema: Schema, about: string) {
  return v.pipe(schema, v.description(about));
}

type Settings = v.InferOutput<typeof SETTINGS>;

/** Values that appear in examples; whoever starts production with one of them has no secret at all. */
const EXAMPLE = /example|change-?me|secret-?here/i;
const LEAST_CHARACTERS = 8;

export interface DatabaseSettings {
  url: string;
  poolSize: number;
  /** How many times longer than usual the database may take. */
  patienceFactor?: number;
}

/** Everything that can be set, validated once at start. Nothing else reads the environment. */
export class AppConfig {
  readonly environment: Settings['HAIKO_ENV'];
  readonly isLocal: boolean;
  readonly port: number;
  readonly host: string;
  readonly publicUrl: string;
  readonly trustProxyHops: number;
  readonly database: DatabaseSettings;
  readonly uploadDir: string;
  readonly webDist: string | undefined;
  readonly accessToken: { secret: string; seconds: number };
  readonly refreshToken: { secret: string; seconds: number };
  readonly privacySecret: string;
  readonly rateLimitFactor: number;
  readonly requests: { parallel: number; queued: number };
  readonly runsJobs: boolean;
  readonly logLevel: Settings['LOG_LEVEL'];
  readonly drainSeconds: number;
  readonly exchangeRateSources: string;
  readonly jobFeeds: { list: string; maxBytes: number; patienceMs: number };
  readonly push: { publicKey: string | undefined; privateKey: string | undefined; subject: string; hosts: string[] };
  readonly translation: TranslationSettings;
  readonly identityProviderUrl: string | undefined;
  /** The raw values of the six sign-in providers; features/social-sign-in gives them meaning. */
  readonly social: Settings;

  constructor(environment: Record<string, string | undefined>) {
    const settings = parse(environment);
    this.environment = settings.HAIKO_ENV;
    this.isLocal = settings.HAIKO_ENV === 'local';
    this.port = settings.PORT;
    this.host = settings.HOST;
    this.publicUrl = (settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`).replace(/\/$/, '');
    this.trustProxyHops = settings.TRUST_PROXY_HOPS;
    const [url, poolSize] = [settings.DATABASE_URL, settings.DATABASE_POOL_SIZE];
    this.database = { url, poolSize, patienceFactor: settings.DATABASE_PATIENCE_FACTOR };
    this.uploadDir = settings.UPLOAD_DIR;
    this.webDist = settings.WEB_DIST;
    this.accessToken = { secret: settings.ACCESS_TOKEN_SECRET, seconds: settings.ACCESS_TOKEN_SECONDS };
    this.refreshToken = { secret: settings.REFRESH_TOKEN_SECRET, seconds: settings.REFRESH_TOKEN_SECONDS };
    this.privacySecret = settings.PRIVACY_SECRET;
    this.rateLimitFactor = settings.RATE_LIMIT_FACTOR ?? (this.isLocal ? 100 : 1);
    this.requests = { parallel: settings.REQUESTS_IN_FLIGHT, queued: settings.REQUESTS_WAITING };
    this.runsJobs = settings.BACKGROUND_JOBS === 'on';
    this.logLevel = settings.LOG_LEVEL;
    this.drainSeconds = settings.DRAIN_SECONDS ?? (this.isLocal ? 0 : 3);
    this.exchangeRateSources = settings.EXCHANGE_RATE_SOURCES;
    this.jobFeeds = {
      list: settings.JOB_FEEDS,
      maxBytes: settings.JOB_FEED_MEGABYTES * 1_048_576,
      patienceMs: settings.JOB_FEED_PATIENCE_SECONDS * 1_000,
    };
    this.push = {
      publicKey: settings.VAPID_PUBLIC_KEY,
      privateKey: settings.VAPID_PRIVATE_KEY,
      subject: settings.VAPID_SUBJECT ?? (this.isLocal ? 'mailto:haiko@localhost' : this.publicUrl),
      hosts: settings.PUSH_HOSTS.split(',').map((host) => host.trim()),
    };
    this.translation = translationSettings(settings);
    this.identityProviderUrl = settings.IDENTITY_PROVIDER_URL;
    this.social = settings;
    const problems = this.isLocal ? [] : productionProblems(settings, environment);
    if (problems.length > 0) throw new ConfigError(problems);
  }
}

/** The environment cannot run the server; the message lists every problem at once. */
export class ConfigError extends Error {
  constructor(readonly problems: string[]) {
    super(`The configuration is not valid:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
  }
}

export type TranslationSettings = ReturnType<typeof translationSettings>;

function translationSettings(settings: Settings) {
  const { HAIKO_ENV, TRANSLATION_PROVIDERS, TRANSLATION_DAILY_CHARACTERS } = settings;
  return {
    isLocal: HAIKO_ENV === 'local',
    providers: TRANSLATION_PROVIDERS.split(',').flatMap((name) => name.trim() || []),
    dailyCharacters: TRANSLATION_DAILY_CHARACTERS,
    dailyCharactersPerAuthor: settings.TRANSLATION_DAILY_CHARACTERS_PER_AUTHOR,
    importedPercent: settings.TRANSLATION_IMPORTED_PERCENT,
    editDelaySeconds: settings.TRANSLATION_EDIT_DELAY_SECONDS,
    libreTranslate: {
      url: settings.LIBRETRANSLATE_URL,
      apiKey: settings.LIBRETRANSLATE_API_KEY,
      languages: settings.LIBRETRANSLATE_LANGUAGES,
    },
    deepl: { url: settings.DEEPL_URL, apiKey: settings.DEEPL_API_KEY },
    google: { url: settings.GOOGLE_TRANSLATE_URL, apiKey: settings.GOOGLE_TRANSLATE_API_KEY },
    azure: {
      url: settings.AZURE_TRANSLATOR_URL,
      apiKey: settings.AZURE_TRANSLATOR_KEY,
      region: settings.AZURE_TRANSLATOR_REGION,
    },
    papago: { url: settings.PAPAGO_URL, keyId: settings.PAPAGO_KEY_ID, key: settings.PAPAGO_KEY },
  };
}

function parse(environment: Record<string, string | undefined>): Settings {
  // An empty value in an env file means "not set".
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = v.safeParse(SETTINGS, given);
  if (result.success) return result.output;
  throw new ConfigError(result.issues.map((issue) => `${v.getDotPath(issue) ?? '?'}: ${issue.message}`));
}

function productionProblems(settings: Settings, environment: Record<string, string | undefined>): string[] {
  const secrets = ['ACCESS_TOKEN_SECRET', 'REFRESH_TOKEN_SECRET', 'PRIVACY_SECRET'] as const;
  return [
    ...secrets.filter((name) => isExample(settings[name])).map((name) => `${name}: is an example, not a secret`),
    ...(new Set(secrets.map((name) => settings[name])).size < secrets.length ? ['the three secrets must differ'] : []),
    ...(settings.PUBLIC_URL?.startsWith('https://') ? [] : ['PUBLIC_URL: must be an https address']),
    ...(settings.IDENTITY_PROVIDER_URL ? ['IDENTITY_PROVIDER_URL: is for development only'] : []),
    ...(environment['NODE_ENV'] === 'production' ? [] : ['NODE_ENV: must be production']),
  ];
}

/** Whether anybody could have typed it: an example, a word again and again, or a handful of characters. */
function isExample(secret: string): boolean {
  const periods = Array.from({ length: Math.floor(secret.length / 2) }, (_, index) => index + 1);
  const isRepeated = periods.some((period) => secret.startsWith(secret.slice(period)));
  return EXAMPLE.test(secret) || isRepeated || new Set(secret).size < LEAST_CHARACTERS;
}

/** The rows of docs/configuration.md: name, default, meaning. */
export function describeSettings(): { name: string; fallback: string; about: string }[] {
  return Object.entries(SETTINGS.entries).map(([name, schema]) => {
    const inner: { type: string; default?: unknown } = schema.pipe[0];
    const fallback = inner.type === 'optional' ? String(inner.default ?? '–') : 'required';
    return { name, fallback, about: v.getDescription(schema) ?? '' };
  });
}
