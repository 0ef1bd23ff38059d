import * as v from 'valibot';
import type { Language } from '@haiko/shared/i18n/languages';
import type { TranslationProviderName } from '../../platform/config.settings.js';
import { boundedFetch, type BoundedReply } from '../../platform/http/bounded-fetch.js';

/** What a provider takes in one call. */
export interface CallLimits {
  texts: number;
  characters: number;
}

/** A machine that translates. One more is one file with `translate`, and a line in translation-providers.ts. */
export interface TranslationProvider {
  /** As it stands beside a translation in the admins' list. */
  name: TranslationProviderName;
  limits: CallLimits;
  /** Translates nothing, and is believed all the same. */
  isPseudo?: boolean;
  supports(from: Language, to: Language): boolean;
  /** As many texts as were given, in their order. Throws ProviderError for everything else. */
  translate(texts: string[], from: Language, to: Language): Promise<string[]>;
}

/** A provider's names of our languages; null where it does not know one. */
export type LanguageCodes<Code = string> = Readonly<Record<Language, Code | null>>;

/** Pairs of languages of which the provider knows both. */
export const knowsBoth = (codes: LanguageCodes<unknown>) => (from: Language, to: Language) =>
  codes[from] !== null && codes[to] !== null;

interface Failure {
  /** How long the provider wants to be left alone. */
  pauseSeconds?: number;
  /** It was asked and answered, so that it counts although the answer is of no use. */
  isPaid?: boolean;
}

/** A provider did not do its work. */
export class ProviderError extends Error {
  readonly pauseSeconds: number;
  readonly isPaid: boolean;

  constructor(message: string, { pauseSeconds = 0, isPaid = false }: Failure = {}) {
    super(message);
    this.pauseSeconds = pauseSeconds;
    this.isPaid = isPaid;
  }
}

/** The provider works, but not with this text: asking again would not help. */
export class UnusableTextError extends ProviderError {}

/** The provider does not take our key: nothing is the fault of any text, and only the operator can help. */
export class KeyRefusedError extends ProviderError {
  constructor() {
    super('It does not accept our key.', { pauseSeconds: KEY_PAUSE_SECONDS });
  }
}

/** A key that was put right, or a blip on their side, is noticed after so long. */
export const KEY_PAUSE_SECONDS = 600;

const BOUNDS = { milliseconds: 15_000, bytes: 4 * 1_048_576 };
const HOUR = 3_600;
/** DeepL's own status for "your characters are used up". */
const QUOTA_USED_UP = 456;

/** The provider is well, but does not want these texts. */
const REFUSALS = new Set([400, 413, 422]);

const KEY_REFUSALS = new Set([401, 403]);
/** Google says 400 of a key that it does not know, in these words. */
const OF_A_KEY = /API_KEY|API key/;

interface Question {
  url: string;
  headers?: Record<string, string>;
  body: unknown;
  milliseconds?: number;
}

/** Asks a provider by JSON and reads the answer strictly; what goes wrong is a ProviderError that says what. */
export async function askProvider<Schema extends v.GenericSchema>(
  { url, headers, body, milliseconds = BOUNDS.milliseconds }: Question,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const init = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  };
  const reply = await boundedFetch(url, init, { ...BOUNDS, milliseconds }).catch((error: unknown) => {
    throw new ProviderError(error instanceof Error ? error.message : 'It cannot be reached.');
  });
  if (KEY_REFUSALS.has(reply.status) || (reply.status === 400 && OF_A_KEY.test(reply.body)))
    throw new KeyRefusedError();
  if (REFUSALS.has(reply.status)) throw new UnusableTextError(`It answered ${reply.status}.`);
  if (reply.status !== 200) throw new ProviderError(`It answered ${reply.status}.`, { pauseSeconds: pauseOf(reply) });
  const parsed = v.safeParse(schema, jsonOf(reply.body));
  if (!parsed.success) throw new ProviderError('Its answer has another shape.');
  return parsed.output;
}

/** Throws where a provider answers with more or fewer texts than it was given. */
export function asMany(texts: string[], asked: readonly string[]): string[] {
  if (texts.length !== asked.length) {
    throw new ProviderError(`It answered ${texts.length} texts for ${asked.length}.`);
  }
  return texts;
}

function pauseOf({ status, headers }: BoundedReply): number {
  return status === QUOTA_USED_UP ? HOUR : retryAfterSeconds(headers.get('retry-after'), Date.now());
}

/** What a `Retry-After` asks for, in seconds or as a date; an hour at most, and 0 for what is neither. `now` in milliseconds. */
export function retryAfterSeconds(value: string | null, now: number): number {
  const seconds = /^\s*\d+\s*$/.test(value ?? '') ? Number(value) : (Date.parse(value ?? '') - now) / 1_000;
  return Number.isFinite(seconds) ? Math.min(Math.max(Math.ceil(seconds), 0), HOUR) : 0;
}

function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
