import { Injectable, Logger } from '@nestjs/common';
import type { Language } from '@haiko/shared/i18n/languages';
import type { LocalizedText } from '@haiko/shared/i18n/localized';
import { AppConfig } from '../../platform/config.js';
import { CircuitBreaker } from './circuit-breaker.js';
import {
  type Errand,
  NothingUsableError,
  type Pair,
  type Problem,
  ProviderErrands,
  type Translated,
} from './provider-errands.js';
import { ProviderRecords } from './provider-records.js';
import { BudgetSpentError, TranslationBudget } from './translation-budget.js';
import {
  KeyRefusedError,
  ProviderError,
  type TranslationProvider,
  UnusableTextError,
} from '../translation-providers/translation-provider.js';
import { configuredProviders } from '../translation-providers/translation-providers.js';
import { namesIn, orderOf, routesOf, type TranslationRoute } from './translation-routes.js';

export type TranslationState = 'SOURCE' | 'DONE' | 'PENDING' | 'UNSUPPORTED';

const LEFT_ALONE = 'A provider that knows these languages is left alone for a while.';

const UNKNOWN = 'No provider knows these languages.';

/** For how long a pair of languages rests that a provider does not even do a probe in. Its other pairs go on. */
const PAIR_PAUSE_SECONDS = 60;

interface Options {
  /** Told of the characters of each call that was paid, whatever becomes of the answer. */
  onPaid?: (characters: number) => void;
  /** What two people write to each other: it may be given to others than what everybody reads. */
  isPrivate?: boolean;
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
  readonly #errands: ProviderErrands;

  constructor(
    { translation }: AppConfig,
    budget: TranslationBudget,
    private readonly records: ProviderRecords,
  ) {
    this.#errands = new ProviderErrands(budget);
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
      const made = await this.#errands.translate(link.provider, texts, errand);
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
}

function breakerOf({ pairs }: ChainLink, { from, to }: Pair): CircuitBreaker {
  const name = `${from}>${to}`;
  const known = pairs.get(name) ?? new CircuitBreaker();
  pairs.set(name, known);
  return known;
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
