import { LANGUAGES } from '@haiko/shared/i18n/languages';
import { SESSION_MAX_DAYS } from '@haiko/shared/limits';
import * as v from 'valibot';
import { DATABASE_SETTINGS } from './config.database.js';
import { MAIL_SETTINGS } from './config.mail.js';
import { atLeast, digits, optional, secret, setting, url } from './config.shapes.js';
import { WATCHING_SETTINGS } from './config.watching.js';
import { WORK24_SETTINGS } from './config.work24.js';

const port = v.pipe(digits, v.minValue(1), v.maxValue(65_535));
const verification = v.optional(v.pipe(v.string(), v.regex(/^[\w-]*$/, 'must be the code alone, without its tag')), '');

/** Without use, unless the operator sets another time. */
const SESSION_IDLE_DAYS = 14;

/** With two passes the first choice of OWASP's password storage advice. */
export const SAFE_PASSWORD_HASH_KIB = 19_456;

/** What the models that LibreTranslate ships can do; an own server may have more. */
const SHIPPED_LANGUAGES = 'ko, en, zh, ja, th, tl, bn';

/** Who can translate; `pseudo` only marks texts, and only locally. */
const TRANSLATION_PROVIDERS = ['libretranslate', 'deepl', 'google', 'azure', 'papago', 'chat'] as const;
export type TranslationProviderName = (typeof TRANSLATION_PROVIDERS)[number] | 'pseudo';

// One line per setting: its shape, its default where it has one, and what it does. docs/configuration.md is made from it.
export const SETTINGS = v.object({
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
  ...DATABASE_SETTINGS,
  UPLOAD_DIR: setting(v.string(), 'Folder of uploaded files, shared by all processes; with S3 for their way in.'),
  S3_ENDPOINT: setting(v.optional(url), 'Object store (S3) of uploaded files, without the bucket: `https://…`.'),
  S3_BUCKET: setting(optional, 'Needed with `S3_ENDPOINT`, as are both keys; closed to the public.'),
  S3_REGION: setting(v.optional(v.string(), 'us-east-1'), 'As the object store calls it; `auto` for R2.'),
  S3_ACCESS_KEY: setting(optional, 'Of whoever may read, write, delete and list there.'),
  S3_SECRET_KEY: setting(optional, ''),
  S3_TIMEOUT_SECONDS: setting(v.optional(atLeast(1), '15'), 'How long it may say nothing before the answer is 503.'),
  BACKUP_KEY: setting(
    v.optional(secret),
    'What backups are encrypted with; without it none is made. For `backup` and `restore` alone, and to be kept where neither the database nor the backups are: without it they are worth nothing. The local start makes one.',
  ),
  BACKUP_KEEP_DAYS: setting(
    v.optional(atLeast(1), '35'),
    'For how many days backups are kept; older ones are removed after a new one is whole. The servers need it, too: the privacy policy says it.',
  ),
  DELETION_JOURNAL: setting(
    optional,
    'Folder in which the servers write what was deleted, by uuid alone, so that a restore deletes it again; on another disk than the database. Without it a restore brings back what was deleted since the backup.',
  ),
  WEB_DIST: setting(optional, 'Folder of the built web app; without it only the API is served.'),
  OFFLINE_WORKER: setting(
    v.optional(v.picklist(['on', 'off']), 'on'),
    'Whether browsers keep the app for times without a network. `off` empties what they have kept, also where the worker that kept it is broken; pushed messages still come.',
  ),
  ACCESS_TOKEN_SECRET: setting(secret, 'Signs access tokens (HS256).'),
  REFRESH_TOKEN_SECRET: setting(
    secret,
    'Signs refresh tokens and derives their successors; must differ from the other secret.',
  ),
  PRIVACY_SECRET: setting(
    secret,
    'Keys the hashes of network addresses and of user ids in logs, and encrypts the secrets of second factors: with another one nobody can log in by a code of an app.',
  ),
  ACCESS_TOKEN_SECONDS: setting(v.optional(atLeast(60), '3600'), 'Life of an access token.'),
  REFRESH_TOKEN_SECONDS: setting(
    v.optional(atLeast(3_600), String(SESSION_IDLE_DAYS * 86_400)),
    `Life of a refresh token; sliding, ${SESSION_MAX_DAYS} days at most.`,
  ),
  PASSWORD_HASH_KIB: setting(
    v.optional(atLeast(8), String(SAFE_PASSWORD_HASH_KIB)),
    `Memory that argon2id takes for a password set from now on, in KiB; production takes no less than ${SAFE_PASSWORD_HASH_KIB}.`,
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
  VISITOR_ANSWERS_MB: setting(
    v.optional(digits, '16'),
    'Memory for the answers to queries that visitors ask again and again, such as the first page of the feed; 0 keeps none.',
  ),
  KEPT_VIEWERS: setting(
    v.optional(digits, '2000'),
    'Of how many signed-in people one process remembers who they are, a second at most after it heard that nothing has changed; 0 looks each up for each query.',
  ),
  BACKGROUND_JOBS: setting(
    v.optional(v.picklist(['on', 'off']), 'on'),
    'Whether this process also does background work; jobs are kept either way.',
  ),
  LOG_LEVEL: setting(
    v.optional(v.picklist(['silent', 'error', 'warn', 'info', 'debug']), 'info'),
    'What is logged, as JSON lines.',
  ),
  ...WATCHING_SETTINGS,
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
  JOB_SOURCES_UNTRANSLATED: setting(
    v.optional(v.string(), ''),
    'Names of sources that do not allow their postings to be translated, separated by commas or spaces: theirs stay as they are.',
  ),
  JOB_FEED_MEGABYTES: setting(
    v.optional(atLeast(1), '500'),
    'How large a feed may be, unpacked; a larger one is not read to its end.',
  ),
  JOB_FEED_PATIENCE_SECONDS: setting(
    v.optional(atLeast(1), '30'),
    'For how long a server that has a feed may say nothing.',
  ),
  ...WORK24_SETTINGS,
  BUSINESS_STATUS_URL: setting(
    v.optional(url, 'https://api.odcloud.kr/api/nts-businessman/v1/status'),
    "The tax office's service that says whether a business is active, suspended or closed (국세청 사업자등록 상태조회).",
  ),
  BUSINESS_STATUS_KEY: setting(
    optional,
    'The key for it (data.go.kr, the decoded one). Without it no company is checked, and postings say so. The local start has a stand-in.',
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
  OPERATOR_NAME: setting(
    optional,
    'Who runs Haiko, as it stands under job pages and in the terms and the privacy policy. In production the start says which of `OPERATOR_*` are missing.',
  ),
  OPERATOR_CONTACT: setting(optional, 'How the operator is reached: a telephone number, an e-mail address.'),
  OPERATOR_REPRESENTATIVE: setting(optional, 'Who represents the operator.'),
  OPERATOR_ADDRESS: setting(optional, "The operator's postal address."),
  OPERATOR_BUSINESS_NUMBER: setting(optional, "The operator's business registration number."),
  OPERATOR_PRIVACY_OFFICER: setting(
    optional,
    'Who answers for personal data (Personal Information Protection Act, article 31): a name or an office.',
  ),
  OPERATOR_PRIVACY_CONTACT: setting(optional, 'How that person is reached.'),
  OPERATOR_HOSTING_PROVIDER: setting(
    optional,
    'The company that runs the computers, with its country, as the privacy policy names it; your own name where they are yours. After a comma, whoever keeps the object store and copies of backups.',
  ),
  OPERATOR_MAIL_PROVIDER: setting(optional, 'The same of the mail server behind `SMTP_URL`.'),
  OPERATOR_TRANSLATION_PROVIDER: setting(
    optional,
    'The same of the server behind `LIBRETRANSLATE_URL` or `CHAT_TRANSLATION_URL`.',
  ),
  OPERATOR_JOB_NOTIFICATION_NUMBER: setting(
    optional,
    'The number under which providing job information was notified to the labour office (Employment Security Act, article 23).',
  ),
  SITE_VERIFICATION_GOOGLE: setting(
    verification,
    "The code by which Google's Search Console knows whose site it is: what its meta tag has as `content`.",
  ),
  SITE_VERIFICATION_NAVER: setting(verification, "The same for Naver's Search Advisor."),
  ...MAIL_SETTINGS,
  TRANSLATION_PROVIDERS: setting(
    v.optional(v.string(), ''),
    `Who translates, in this order: ${TRANSLATION_PROVIDERS.map((name) => `\`${name}\``).join(', ')}; the first that knows a pair of languages does it, the next one stands in. Without any, texts show in the language they were written in. Locally also \`pseudo\`, which only marks texts.`,
  ),
  TRANSLATION_ROUTES: setting(
    v.optional(v.string(), ''),
    'Another order for some pairs of languages: `ko>km: chat google; *>bn: google`; the first line that has the pair counts, one without a provider leaves the pair untranslated.',
  ),
  TRANSLATION_NOTE_PROVIDERS: setting(
    optional,
    'Those of `TRANSLATION_PROVIDERS` that may be given private notes, say `chat` on a machine of your own; all of them unless set.',
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
    'How much of them, in percent, imported job postings may take: titles, the newest first, and the descriptions that somebody opens; 0 translates none.',
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
  CHAT_TRANSLATION_URL: setting(
    v.optional(url),
    "A server that speaks OpenAI's chat API, as far as `/v1`: `https://api.openai.com/v1`, or a model on a machine of your own. It has to answer by JSON schema.",
  ),
  CHAT_TRANSLATION_MODEL: setting(optional, 'Which of its models translates.'),
  CHAT_TRANSLATION_API_KEY: setting(optional, 'Where it asks for one.'),
  CHAT_TRANSLATION_LANGUAGES: setting(
    v.optional(v.string(), LANGUAGES.join(', ')),
    'The languages that this model writes well.',
  ),
  CHAT_TRANSLATION_TIMEOUT_SECONDS: setting(v.optional(atLeast(1), '60'), 'How long an answer may take.'),
  IDENTITY_PROVIDER_URL: setting(
    v.optional(url),
    'Local identity provider that stands in for all of them; refused in production.',
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

/** What the environment says, checked. */
export type Settings = v.InferOutput<typeof SETTINGS>;

/** The rows of docs/configuration.md: name, default, meaning. */
export function describeSettings(): { name: string; fallback: string; about: string }[] {
  return Object.entries(SETTINGS.entries).map(([name, schema]) => {
    const inner: { type: string; default?: unknown } = schema.pipe[0];
    const fallback = inner.type === 'optional' ? String(inner.default ?? '–') : 'required';
    return { name, fallback, about: v.getDescription(schema) ?? '' };
  });
}
