import { Injectable, Logger } from '@nestjs/common';
import type { Language } from '@haiko/shared/i18n/languages';
import type { LocalizedText } from '@haiko/shared/i18n/localized';
import { AppConfig } from '../../platform/config.js';
import { plausibleTranslation } from './plausible-translation.js';
import { CircuitBreaker } from './circuit-breaker.js';
import { batchesOf, chunksOf, splitSpace } from './chunks.js';
import { hasLetters, hasWords, mask, unmask } from './mask.js';
import { PROBE } from './probe.js';
import { type ProviderCall, ProviderRecords } from './provider-records.js';
import { TranslationBudget } from './translation-budget.js';
import {
  KeyRefusedError,
  ProviderError,
  type TranslationProvider,
  UnusableTextError,
} from '../translation-providers/translation-provider.js';
import { configuredProviders } from '../translation-providers/translation-providers.js';
import { namesIn, orderOf, routesOf, type TranslationRoute } from './translation-routes.js';

export type TranslationState = 'SOURCE' | 'DONE' | 'PENDING' | 'UNSUPPORTED';

type Problem = ProviderError | BudgetSpentError;

/** A text in another language and who translated it, or why nobody did. */
export type Translated = { text: string; provider: string } | { problem: Problem };

/** No provider has characters left for today. */
export class BudgetSpentError extends Error {
  constructor() {
    super('The characters of today are used up.');
  }
}

const LEFT_ALONE = 'A provider that knows these languages is left alone for a while.';
const TOO_LONG = 'It is more than the characters of a whole day.';
const UNKNOWN = 'No provider knows these languages.';
const UNUSABLE = 'It refused the text, or its answer is no translation or lost a protected part.';
const NOTHING_USABLE = 'It refuses every text, or answers with no translation of any.';
/** For how long a pair of languages rests that a provider does not even do a probe in. Its other pairs go on. */
const PAIR_PAUSE_SECONDS = 60;

/** So many texts of one call that are refused one by one are enough to ask whether it does any. */
const MAX_REFUSED_IN_A_ROW = 12;

/** Nothing in this pair of languages is of use: a model that is missing, or answers with something else. */
class NothingUsableError extends ProviderError {
  constructor() {
    super(NOTHING_USABLE);
  }
}

interface Pair {
  from: Language;
  to: Language;
}

interface Options {
  /** Told of the characters of each call that was paid, whatever becomes of the answer. */
  onPaid?: (characters: number) => void;
  /** What two people write to each other: it may be given to others than what everybody reads. */
  isPrivate?: boolean;
}

/** What one provider is asked for a pair of languages, and what came of it. */
interface Errand extends Pair {
  onPaid: (characters: number) => void;
  call: ProviderCall;
}

interface ChainLink {
  provider: TranslationProvider;
  breaker: CircuitBreaker;
  /** The same of pairs of languages, where it is not the provider that is in trouble. */
  pairs: Map<string, CircuitBreaker>;
  /** Why it rests; null while it works, undefined until it has been asked once. */
  trouble?: ProviderError | null;
}

/** Translates texts by the configured providers. Nothing here knows where texts come from or go to. */
@Injectable()
export class Translator {
  readonly #logger = new Logger('Translator');
  readonly #chain: ChainLink[];
  readonly #routes: TranslationRoute[];
  readonly #ofNotes: string[];

  constructor(
    { translation }: AppConfig,
    private readonly budget: TranslationBudget,
    private readonly records: ProviderRecords,
  ) {
    this.#chain = configuredProviders(translation).map((provider) => ({
      provider,
      breaker: new CircuitBreaker(),
      pairs: new Map(),
    }));
    const names = this.names;
    this.#routes = routesOf(translation.routes, names);
    this.#ofNotes = namesIn(translation.noteProviders ?? names.join(), names, 'TRANSLATION_NOTE_PROVIDERS');
  }

  get isConfigured(): boolean {
    return this.#chain.length > 0;
  }

  /** The configured providers, in their order. */
  get names(): string[] {
    return this.#chain.map(({ provider }) => provider.name);
  }

  supports(from: Language, to: Language, { isPrivate }: Pick<Options, 'isPrivate'> = {}): boolean {
    return this.#linksFor({ from, to }, isPrivate).length > 0;
  }

  /** The name of the provider whose turn it is first. */
  firstFor(from: Language, to: Language): string | undefined {
    return this.#linksFor({ from, to })[0]?.provider.name;
  }

  /** Where a text that is read stands in a language, as far as the text itself tells. */
  stateOf(text: LocalizedText, original: Language, language: Language): TranslationState {
    if (language === original) return 'SOURCE';
    if (text[language]) return 'DONE';
    return this.supports(original, language) ? 'PENDING' : 'UNSUPPORTED';
  }

  /**
   * Each text in the other language, by the first provider of the pair's order that does it; what one provider cannot do, the
   * next one tries.
   */
  async translate(
    texts: string[],
    pair: Pair,
    { onPaid = () => undefined, isPrivate }: Options = {},
  ): Promise<Translated[]> {
    const results = new Array<Translated | undefined>(texts.length).fill(undefined);
    for (const link of this.#linksFor(pair, isPrivate)) {
      const left = texts.flatMap((text, index) => (isMade(results[index]) ? [] : [{ text, index }]));
      if (left.length === 0) break;
      const sources = left.map(({ text }) => text);
      const made = await this.#attempt(link, sources, {
        ...pair,
        onPaid,
        call: this.records.callOf(link.provider.name, pair),
      });
      left.forEach(({ index }, position) => (results[index] = better(results[index], made[position])));
    }
    return results.map((result) => result ?? { problem: new ProviderError(UNKNOWN) });
  }

  /** Who knows the pair, in its order. */
  #linksFor({ from, to }: Pair, isPrivate = false): ChainLink[] {
    const order = orderOf(this.#routes, from, to) ?? this.names;
    const names = isPrivate ? this.#ofNotes.filter((name) => order.includes(name)) : order;
    const links = names.flatMap((name) => this.#chain.find(({ provider }) => provider.name === name) ?? []);
    return links.filter(({ provider }) => provider.supports(from, to));
  }

  async #attempt(link: ChainLink, texts: string[], errand: Errand): Promise<Translated[]> {
    const { breaker } = link;
    const ofPair = breakerOf(link, errand);
    // Its turn comes again: what others cannot do is not given up while it rests.
    if (!ofPair.mayTry() || !breaker.mayTry()) {
      const problem = link.trouble instanceof KeyRefusedError ? link.trouble : new ProviderError(LEFT_ALONE);
      return texts.map(() => ({ problem }));
    }
    try {
      const made = await this.#translateBy(link, texts, errand);
      breaker.succeeded();
      ofPair.succeeded();
      this.#isWell(link);
      return made;
    } catch (problem) {
      if (!(problem instanceof ProviderError || problem instanceof BudgetSpentError)) throw problem;
      if (isOutage(problem)) {
        errand.call.failures += 1;
        if (problem instanceof NothingUsableError) ofPair.failed(PAIR_PAUSE_SECONDS);
        else if (breaker.failed(problem.pauseSeconds)) this.#isTroubled(link, problem);
      }
      return texts.map(() => ({ problem }));
    } finally {
      this.records.add(errand.call);
    }
  }

  /** The desk and the log say what it was that made it rest, once. */
  #isTroubled(link: ChainLink, problem: ProviderError): void {
    const isNews = !link.trouble;
    link.trouble = problem;
    if (!isNews) return;
    this.#logger.error({ provider: link.provider.name, problem: problem.message }, 'A translation provider rests');
    this.records.addTrouble(link.provider.name, problem.message);
  }

  #isWell(link: ChainLink): void {
    if (link.trouble === null) return;
    link.trouble = null;
    this.records.addTrouble(link.provider.name, null);
  }

  async #translateBy(link: ChainLink, texts: string[], errand: Errand): Promise<Translated[]> {
    const { provider } = link;
    const made = await this.#make(link, texts, errand);
    const asked = made.filter((_, index) => hasWords(texts[index] ?? ''));
    errand.call.texts += asked.length;
    errand.call.refused += asked.filter(isNull).length;
    // Nothing of use may be the texts' fault or its own: a sentence that anybody can translate tells which.
    if (asked.length > 0 && asked.every(isNull)) {
      const [probe] = await this.#make(link, [PROBE[errand.from]], { ...errand, onPaid: () => undefined });
      if (probe === null) throw new NothingUsableError();
    }
    return made.map((text) =>
      text === null ? { problem: new UnusableTextError(UNUSABLE) } : { text, provider: provider.name },
    );
  }

  /** The texts with their protected parts; null for what is no translation. */
  async #make(link: ChainLink, texts: string[], errand: Errand): Promise<(string | null)[]> {
    const hidden = texts.map(mask);
    const chunked = hidden.map(({ text }) => chunksOf(text, link.provider.limits.characters).map(splitSpace));
    const wanted = chunked.flat().flatMap(({ core }) => (hasLetters(core) ? [core] : []));
    if (!this.budget.isWithinDay(lengthOf(wanted))) throw new UnusableTextError(TOO_LONG);
    const made = await this.#requestAll(link, wanted, errand);
    return chunked.map((chunks, index) => {
      const joined = chunks.map(({ before, core, after }) => {
        const text = hasLetters(core) ? (made.shift() ?? null) : core;
        return text === null ? null : before + text + after;
      });
      const source = hidden[index];
      return joined.includes(null) || !source ? null : unmask(joined.join(''), source);
    });
  }

  /** The answers in order; null for what is no translation. */
  async #requestAll(link: ChainLink, texts: string[], errand: Errand): Promise<(string | null)[]> {
    const made: (string | null)[] = [];
    for (const call of batchesOf(texts, link.provider.limits)) made.push(...(await this.#request(link, call, errand)));
    return made;
  }

  /** One call. One that is refused is made again text by text: the others need not suffer. */
  async #request(link: ChainLink, texts: string[], errand: Errand): Promise<(string | null)[]> {
    const { provider } = link;
    try {
      const answered = await this.#askWithinBudget(provider, texts, errand);
      return answered.map((text, index) =>
        provider.isPseudo ? text : plausibleTranslation(text, texts[index] ?? '', errand.to),
      );
    } catch (error) {
      if (!(error instanceof UnusableTextError)) throw error;
      if (texts.length === 1) return [null];
      const singly: (string | null)[] = [];
      for (const text of texts) {
        singly.push(...(await this.#request(link, [text], errand)));
        if (singly.length >= MAX_REFUSED_IN_A_ROW && singly.every(isNull)) throw new NothingUsableError();
      }
      return singly;
    }
  }

  /** Takes the characters from today's budget, and gives them back where nothing is to be paid. */
  async #askWithinBudget(provider: TranslationProvider, texts: string[], errand: Errand): Promise<string[]> {
    const { from, to, onPaid, call } = errand;
    const characters = lengthOf(texts);
    if (!(await this.budget.take(provider.name, characters))) throw new BudgetSpentError();
    const begun = performance.now();
    const paid = () => {
      call.characters += characters;
      onPaid(characters);
    };
    try {
      const answered = await provider.translate(texts, from, to);
      paid();
      return answered;
    } catch (error) {
      if (error instanceof ProviderError && error.isPaid) paid();
      else await this.budget.giveBack(provider.name, characters);
      throw error;
    } finally {
      const milliseconds = Math.round(performance.now() - begun);
      call.calls += 1;
      call.milliseconds += milliseconds;
      call.slowestMilliseconds = Math.max(call.slowestMilliseconds, milliseconds);
    }
  }
}

function breakerOf({ pairs }: ChainLink, { from, to }: Pair): CircuitBreaker {
  const name = `${from}>${to}`;
  const known = pairs.get(name) ?? new CircuitBreaker();
  pairs.set(name, known);
  return known;
}

function isNull(value: unknown): value is null {
  return value === null;
}

function lengthOf(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + text.length, 0);
}

function isMade(result: Translated | undefined): boolean {
  return result !== undefined && 'text' in result;
}

/** What one provider after the other came to: a text, else the problem that decides what happens next. */
function better(before: Translated | undefined, now: Translated | undefined): Translated | undefined {
  if (!before || !now || 'text' in before || 'text' in now) return now ?? before;
  return rank(before.problem) > rank(now.problem) ? before : now;
}

/** What waits for the operator comes before what may pass soon, that before what passes tomorrow, and that before what stays. */
function rank(problem: Problem): number {
  if (problem instanceof KeyRefusedError) return 3;
  if (problem instanceof BudgetSpentError) return 1;
  return problem instanceof UnusableTextError ? 0 : 2;
}

function isOutage(error: Problem): error is ProviderError {
  return error instanceof ProviderError && !(error instanceof UnusableTextError);
}
