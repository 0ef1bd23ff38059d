import * as v from 'valibot';
import { SAFE_PASSWORD_HASH_KIB, SETTINGS, type Settings } from './config.settings.js';
import { type MetricsSettings, metricsSettings, type TracingSettings, tracingSettings } from './config.watching.js';

/** Values that appear in examples; whoever starts production with one of them has no secret at all. */
const EXAMPLE = /example|change-?me|secret-?here/i;
const OPERATOR_SETTINGS = [
  'OPERATOR_NAME',
  'OPERATOR_CONTACT',
  'OPERATOR_REPRESENTATIVE',
  'OPERATOR_ADDRESS',
  'OPERATOR_BUSINESS_NUMBER',
  'OPERATOR_JOB_NOTIFICATION_NUMBER',
  'OPERATOR_PRIVACY_OFFICER',
  'OPERATOR_PRIVACY_CONTACT',
  'OPERATOR_HOSTING_PROVIDER',
] as const;
const LEAST_CHARACTERS = 8;
/** The service names no limit; nobody calls it more often than once a second. */
const WORK24_LEAST_MS = 1_000;

export interface DatabaseSettings {
  url: string;
  poolSize: number;
  /** How many times longer than usual the database may take. */
  patienceFactor?: number;
  /** Whether moderators and administrators work with a passkey or an app alone: everywhere but on a local start. */
  staffProves?: boolean;
}

/** Everything that can be set, validated once at start. Nothing else reads the environment. */
export class AppConfig {
  readonly environment: Settings['HAIKO_ENV'];
  readonly isLocal: boolean;
  readonly port: number;
  readonly host: string;
  readonly publicUrl: string;
  readonly trustProxyHops: number;
  /** `migrationUrl`: the same database for whoever changes its tables; `replicaUrls`: servers that follow it, for reading. */
  readonly database: DatabaseSettings & { migrationUrl: string; replicaUrls: string[]; replicaLagMs: number };
  readonly uploadDir: string;
  /** Undefined where files lie in `uploadDir`. */
  readonly s3: ReturnType<typeof s3Settings>;
  readonly metrics: MetricsSettings | undefined;
  readonly tracing: TracingSettings | undefined;
  /** `journal`: the folder of what was deleted, apart from the database. */
  readonly backup: { key: string | undefined; keepDays: number; journal: string | undefined };
  readonly webDist: string | undefined;
  readonly hasOfflineWorker: boolean;
  readonly accessToken: { secret: string; seconds: number };
  readonly refreshToken: { secret: string; seconds: number };
  readonly privacySecret: string;
  readonly passwordHashKib: number;
  readonly rateLimitFactor: number;
  /** How many are worked on and wait at a time, the memory for answers that are kept, and of how many people it is kept who they are. */
  readonly requests: { parallel: number; queued: number; cachedBytes: number; keptViewers: number };
  readonly runsJobs: boolean;
  readonly logLevel: Settings['LOG_LEVEL'];
  readonly drainSeconds: number;
  readonly exchangeRateSources: string;
  readonly jobFeeds: ReturnType<typeof jobFeedSettings>;
  readonly work24: ReturnType<typeof work24Settings>;
  /** Without a key nobody is asked. */
  readonly businessStatus: { url: string; key: string | undefined };
  readonly push: { publicKey: string | undefined; privateKey: string | undefined; subject: string; hosts: string[] };
  readonly operator: ReturnType<typeof operatorSettings>;
  readonly verification: { google: string; naver: string };
  /** Undefined where no mail can be sent. */
  readonly mail: MailSettings | undefined;
  readonly mailboxUrl: string | undefined;
  readonly translation: TranslationSettings;
  readonly identityProviderUrl: string | undefined;
  /** The raw values of the sign-in providers; features/social-sign-in gives them meaning. */
  readonly social: Settings;

  constructor(environment: Record<string, string | undefined>) {
    const settings = parse(environment);
    this.environment = settings.HAIKO_ENV;
    this.isLocal = settings.HAIKO_ENV === 'local';
    this.port = settings.PORT;
    this.host = settings.HOST;
    this.publicUrl = (settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`).replace(/\/$/, '');
    this.trustProxyHops = settings.TRUST_PROXY_HOPS;
    this.database = databaseSettings(settings);
    [this.uploadDir, this.s3] = [settings.UPLOAD_DIR, s3Settings(settings)];
    [this.metrics, this.tracing] = [metricsSettings(settings), tracingSettings(settings)];
    this.backup = backupSettings(settings);
    [this.webDist, this.hasOfflineWorker] = [settings.WEB_DIST, settings.OFFLINE_WORKER === 'on'];
    this.accessToken = { secret: settings.ACCESS_TOKEN_SECRET, seconds: settings.ACCESS_TOKEN_SECONDS };
    this.refreshToken = { secret: settings.REFRESH_TOKEN_SECRET, seconds: settings.REFRESH_TOKEN_SECONDS };
    this.privacySecret = settings.PRIVACY_SECRET;
    this.passwordHashKib = settings.PASSWORD_HASH_KIB;
    this.rateLimitFactor = settings.RATE_LIMIT_FACTOR ?? (this.isLocal ? 100 : 1);
    this.requests = requestSettings(settings);
    this.runsJobs = settings.BACKGROUND_JOBS === 'on';
    this.logLevel = settings.LOG_LEVEL;
    this.drainSeconds = settings.DRAIN_SECONDS ?? (this.isLocal ? 0 : 3);
    this.exchangeRateSources = settings.EXCHANGE_RATE_SOURCES;
    [this.jobFeeds, this.work24] = [jobFeedSettings(settings), work24Settings(settings)];
    this.businessStatus = { url: settings.BUSINESS_STATUS_URL, key: settings.BUSINESS_STATUS_KEY };
    this.push = {
      publicKey: settings.VAPID_PUBLIC_KEY,
      privateKey: settings.VAPID_PRIVATE_KEY,
      subject: settings.VAPID_SUBJECT ?? (this.isLocal ? 'mailto:haiko@localhost' : this.publicUrl),
      hosts: settings.PUSH_HOSTS.split(',').map((host) => host.trim()),
    };
    this.operator = operatorSettings(settings);
    this.verification = { google: settings.SITE_VERIFICATION_GOOGLE, naver: settings.SITE_VERIFICATION_NAVER };
    this.mail = mailSettings(settings);
    this.mailboxUrl = settings.MAILBOX_URL?.replace(/\/$/, '');
    this.translation = translationSettings(settings);
    this.identityProviderUrl = settings.IDENTITY_PROVIDER_URL;
    this.social = settings;
    if (!this.isLocal) assertSafe(settings, environment);
  }
}

/** The environment cannot run the server; the message lists every problem at once. */
export class ConfigError extends Error {
  constructor(readonly problems: string[]) {
    super(`The configuration is not valid:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
  }
}

function requestSettings(settings: Settings): AppConfig['requests'] {
  const { REQUESTS_IN_FLIGHT: parallel, REQUESTS_WAITING: queued, VISITOR_ANSWERS_MB: keptMegabytes } = settings;
  return { parallel, queued, cachedBytes: keptMegabytes * 1024 * 1024, keptViewers: settings.KEPT_VIEWERS };
}

function databaseSettings(settings: Settings): AppConfig['database'] {
  const { DATABASE_URL: url, DATABASE_POOL_SIZE: poolSize, DATABASE_PATIENCE_FACTOR: patienceFactor } = settings;
  const { DATABASE_REPLICA_URLS: replicas, DATABASE_REPLICA_LAG_SECONDS: lagSeconds } = settings;
  const replicaUrls = names(replicas);
  const migrationUrl = settings.MIGRATION_DATABASE_URL ?? url;
  const staffProves = settings.HAIKO_ENV !== 'local';
  return { url, migrationUrl, poolSize, patienceFactor, staffProves, replicaUrls, replicaLagMs: lagSeconds * 1_000 };
}

function backupSettings(settings: Settings): AppConfig['backup'] {
  const { BACKUP_KEY: key, BACKUP_KEEP_DAYS: keepDays, DELETION_JOURNAL: journal } = settings;
  return { key, keepDays, journal };
}

function jobFeedSettings(settings: Settings) {
  return {
    list: settings.JOB_FEEDS,
    untranslated: names(settings.JOB_SOURCES_UNTRANSLATED),
    /** Of which the titles may be translated, but what they say beside them may not. */
    titlesOnly: settings.WORK24_DESCRIPTIONS === 'as-written' ? ['work24'] : [],
    maxBytes: settings.JOB_FEED_MEGABYTES * 1_048_576,
    patienceMs: settings.JOB_FEED_PATIENCE_SECONDS * 1_000,
  };
}

const names = (list: string) => list.split(/[\s,]+/).filter((name) => name !== '');

function work24Settings(settings: Settings) {
  return {
    key: settings.WORK24_KEY,
    url: settings.WORK24_URL.replace(/\/$/, ''),
    lists: names(settings.WORK24_LISTS),
    listHours: settings.WORK24_LIST_HOURS,
    callMs: settings.WORK24_CALL_MILLISECONDS,
  };
}

/** What the law wants shown beside job information and in the legal texts, and which of it nobody has said. */
function operatorSettings(settings: Settings) {
  return {
    name: settings.OPERATOR_NAME ?? '',
    contact: settings.OPERATOR_CONTACT ?? '',
    jobNotificationNumber: settings.OPERATOR_JOB_NOTIFICATION_NUMBER ?? '',
    representative: settings.OPERATOR_REPRESENTATIVE ?? '',
    address: settings.OPERATOR_ADDRESS ?? '',
    businessNumber: settings.OPERATOR_BUSINESS_NUMBER ?? '',
    privacyOfficer: settings.OPERATOR_PRIVACY_OFFICER ?? '',
    privacyContact: settings.OPERATOR_PRIVACY_CONTACT ?? '',
    hostingProvider: settings.OPERATOR_HOSTING_PROVIDER ?? '',
    mailProvider: settings.OPERATOR_MAIL_PROVIDER ?? '',
    translationProvider: settings.OPERATOR_TRANSLATION_PROVIDER ?? '',
    missing: missingOfOperator(settings),
  };
}

function missingOfOperator(settings: Settings): string[] {
  const needed: (keyof Settings)[] = [...OPERATOR_SETTINGS];
  if (settings.SMTP_URL !== undefined) needed.push('OPERATOR_MAIL_PROVIDER');
  if (settings.LIBRETRANSLATE_URL ?? settings.CHAT_TRANSLATION_URL) needed.push('OPERATOR_TRANSLATION_PROVIDER');
  return needed.filter((name) => settings[name] === undefined);
}

function s3Settings(settings: Settings) {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey } = settings;
  if (endpoint === undefined && bucket === undefined && accessKey === undefined && secretKey === undefined)
    return undefined;
  if (endpoint === undefined || bucket === undefined || accessKey === undefined || secretKey === undefined) {
    throw new ConfigError(['S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY and S3_SECRET_KEY: are needed together']);
  }
  const { S3_REGION: region, S3_TIMEOUT_SECONDS: seconds } = settings;
  return { endpoint, bucket, region, accessKey, secretKey, patienceMs: seconds * 1_000 };
}

export type MailSettings = Exclude<ReturnType<typeof mailSettings>, undefined>;

function mailSettings(settings: Settings) {
  const { SMTP_URL: url, MAIL_FROM: from } = settings;
  if (url === undefined && from === undefined) return undefined;
  if (url === undefined) throw new ConfigError(['SMTP_URL: is needed with MAIL_FROM']);
  if (from === undefined) throw new ConfigError(['MAIL_FROM: is needed with SMTP_URL']);
  return {
    url,
    from,
    connections: settings.SMTP_CONNECTIONS,
    mailsPerConnection: settings.SMTP_MAILS_PER_CONNECTION,
    mailsPerSecond: settings.SMTP_MAILS_PER_SECOND,
    timeoutMs: settings.SMTP_TIMEOUT_SECONDS * 1_000,
    reportSecret: settings.MAIL_REPORT_SECRET,
    sendsNoticesAtNight: settings.MAIL_NOTICES_AT_NIGHT === 'on',
  };
}

export type TranslationSettings = ReturnType<typeof translationSettings>;

function translationSettings(settings: Settings) {
  const { HAIKO_ENV, TRANSLATION_PROVIDERS, TRANSLATION_DAILY_CHARACTERS } = settings;
  return {
    isLocal: HAIKO_ENV === 'local',
    providers: TRANSLATION_PROVIDERS.split(',').flatMap((name) => name.trim() || []),
    routes: settings.TRANSLATION_ROUTES,
    noteProviders: settings.TRANSLATION_NOTE_PROVIDERS,
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
    chat: {
      url: settings.CHAT_TRANSLATION_URL?.replace(/\/$/, ''),
      model: settings.CHAT_TRANSLATION_MODEL,
      apiKey: settings.CHAT_TRANSLATION_API_KEY,
      languages: settings.CHAT_TRANSLATION_LANGUAGES,
      timeoutMs: settings.CHAT_TRANSLATION_TIMEOUT_SECONDS * 1_000,
    },
  };
}

function parse(environment: Record<string, string | undefined>): Settings {
  // An empty value in an env file means "not set".
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = v.safeParse(SETTINGS, given);
  if (result.success) return result.output;
  throw new ConfigError(result.issues.map((issue) => `${v.getDotPath(issue) ?? '?'}: ${issue.message}`));
}

function assertSafe(settings: Settings, environment: Record<string, string | undefined>): void {
  const problems = productionProblems(settings, environment);
  if (problems.length > 0) throw new ConfigError(problems);
}

function productionProblems(settings: Settings, environment: Record<string, string | undefined>): string[] {
  const secrets = ['ACCESS_TOKEN_SECRET', 'REFRESH_TOKEN_SECRET', 'PRIVACY_SECRET'] as const;
  return [
    ...([...secrets, 'BACKUP_KEY'] as const)
      .filter((name) => settings[name] !== undefined && isExample(settings[name]))
      .map((name) => `${name}: is an example, not a secret`),
    ...(new Set(secrets.map((name) => settings[name])).size < secrets.length ? ['the three secrets must differ'] : []),
    ...(settings.PASSWORD_HASH_KIB < SAFE_PASSWORD_HASH_KIB
      ? [`PASSWORD_HASH_KIB: must be at least ${SAFE_PASSWORD_HASH_KIB}`]
      : []),
    ...(settings.PUBLIC_URL?.startsWith('https://') ? [] : ['PUBLIC_URL: must be an https address']),
    ...(settings.BUSINESS_STATUS_URL.startsWith('https://') ? [] : ['BUSINESS_STATUS_URL: must be an https address']),
    ...(settings.WORK24_URL.startsWith('https://') ? [] : ['WORK24_URL: must be an https address']),
    ...(settings.WORK24_CALL_MILLISECONDS >= WORK24_LEAST_MS
      ? []
      : ['WORK24_CALL_MILLISECONDS: must be at least 1000']),
    ...(settings.IDENTITY_PROVIDER_URL ? ['IDENTITY_PROVIDER_URL: is for development only'] : []),
    ...(settings.MAILBOX_URL ? ['MAILBOX_URL: is for development only'] : []),
    ...(settings.MAIL_NOTICES_AT_NIGHT === 'on' ? ['MAIL_NOTICES_AT_NIGHT: is for development only'] : []),
    ...(environment['NODE_ENV'] === 'production' ? [] : ['NODE_ENV: must be production']),
  ];
}

/** Whether anybody could have typed it: an example, a word again and again, or a handful of characters. */
function isExample(secret: string): boolean {
  const periods = Array.from({ length: Math.floor(secret.length / 2) }, (_, index) => index + 1);
  const isRepeated = periods.some((period) => secret.startsWith(secret.slice(period)));
  return EXAMPLE.test(secret) || isRepeated || new Set(secret).size < LEAST_CHARACTERS;
}
