import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { Language } from '@haiko/shared/i18n/languages';
import { Database } from '../../platform/database/database.js';
import { Metrics } from '../../platform/metrics/metrics.js';
import {
  ADD_PROVIDER_CALLS,
  FORGET_OLD_PROVIDER_DAYS,
  RECORD_DAYS,
  SAVE_PROVIDER_TROUBLE,
  WELL_AGAIN,
} from './provider-records.statements.js';

/** What became of some texts that a provider was asked for in one pair of languages. */
export interface ProviderCall {
  provider: string;
  from: Language;
  to: Language;
  texts: number;
  /** Of the texts: the provider refused them, or our checks refused what it made. */
  refused: number;
  calls: number;
  /** Attempts that ended with no answer. */
  failures: number;
  characters: number;
  milliseconds: number;
  slowestMilliseconds: number;
}

/** How long what happened is collected before it is written: a text wants eight languages at once. */
const COLLECTED_MS = 1_000;

/** How providers do, for the administrators: counted by provider, pair and day. What a process that dies has not written is lost. */
@Injectable()
export class ProviderRecords implements OnApplicationShutdown {
  readonly #logger = new Logger('ProviderRecords');
  #calls: ProviderCall[] = [];
  #writing: Promise<unknown> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly database: Database,
    private readonly metrics: Metrics,
  ) {}

  /** To be counted in, and added when it is over. */
  callOf(provider: string, { from, to }: { from: Language; to: Language }): ProviderCall {
    const counts = {
      texts: 0,
      refused: 0,
      calls: 0,
      failures: 0,
      characters: 0,
      milliseconds: 0,
      slowestMilliseconds: 0,
    };
    return { provider, from, to, ...counts };
  }

  add(call: ProviderCall): void {
    this.#calls.push(call);
    this.#count(call);
    this.#timer ??= setTimeout(() => void this.flush(), COLLECTED_MS).unref();
  }

  #count({ provider, calls, failures, characters }: ProviderCall): void {
    const service = 'translation';
    // An attempt that fails is one failure, of however many calls.
    const answered = Math.max(0, calls - failures);
    this.metrics.count('haiko_provider_calls_total', { service, provider, outcome: 'answered' }, answered);
    this.metrics.count('haiko_provider_calls_total', { service, provider, outcome: 'failed' }, failures);
    this.metrics.count('haiko_provider_characters_total', { provider }, characters);
  }

  /** Why a provider rests; null where it works again. */
  addTrouble(provider: string, problem: string | null): void {
    this.#write(() =>
      problem === null
        ? this.database.rows(WELL_AGAIN, { provider })
        : this.database.rows(SAVE_PROVIDER_TROUBLE, { provider, problem }),
    );
  }

  /** Writes what was collected, and waits for all that is being written. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const calls = this.#calls;
    this.#calls = [];
    if (calls.length > 0) this.#write(() => this.database.rows(ADD_PROVIDER_CALLS, { calls: JSON.stringify(calls) }));
    await this.#writing;
  }

  /** Forgets the days that nobody is shown any more. */
  async forgetOld(): Promise<void> {
    await this.database.rows(FORGET_OLD_PROVIDER_DAYS, { days: RECORD_DAYS });
  }

  onApplicationShutdown(): Promise<void> {
    return this.flush();
  }

  /** One after the other, outside any transaction; what cannot be counted stops no translation. */
  #write(write: () => Promise<unknown>): void {
    this.#writing = this.#writing
      .then(write)
      .catch((error: unknown) => this.#logger.warn({ error: String(error) }, 'Not counted'));
  }
}
