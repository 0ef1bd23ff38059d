import { Injectable } from '@nestjs/common';
import type { Language } from '@haiko/shared/i18n/languages';
import type { LocalizedText } from '@haiko/shared/i18n/localized';
import { AppConfig } from '../../platform/config.js';
import { plausibleTranslation } from './plausible-translation.js';
import { CircuitBreaker } from './circuit-breaker.js';
import { batchesOf, chunksOf, splitSpace } from './chunks.js';
import { hasLetters, mask, unmask } from './mask.js';
import { TranslationBudget } from './translation-budget.js';
import { ProviderError, type TranslationProvider, UnusableTextError } from './translation-provider.js';
import { configuredProviders } from './translation-providers.js';

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
const DOUBTFUL = 'It has not answered with any translation yet.';
/**
 * So many texts in a row, more than one has languages, of which nothing came are the provider's own trouble: a bad key, or answers
 * that are no translations.
 */
const MAX_UNUSABLE_IN_A_ROW = 12;

interface Pair {
  from: Language;
  to: Language;
  onPaid: OnPaid;
}

/** Told of the characters of each call that was answered: they are paid, whatever becomes of the answer. */
type OnPaid = (characters: number) => void;

interface ChainLink {
  provider: TranslationProvider;
  breaker: CircuitBreaker;
  /** Texts in a row that it refused, or that its answers were of no use for. */
  unusableInARow: number;
  /** It has translated something since it began, and since it was in trouble: what it cannot do then is the text's fault. */
  isProven: boolean;
}

/** Translates texts by the configured providers. Nothing here knows where texts come from or go to. */
@Injectable()
export class Translator {
  readonly #chain: ChainLink[];

  constructor(
    { translation }: AppConfig,
    private readonly budget: TranslationBudget,
  ) {
    this.#chain = configuredProviders(translation).map((provider) => ({
      provider,
      breaker: new CircuitBreaker(),
      unusableInARow: 0,
      isProven: false,
    }));
  }

  get isConfigured(): boolean {
    return this.#chain.length > 0;
  }

  supports(from: Language, to: Language): boolean {
    return this.firstFor(from, to) !== undefined;
  }

  /** The name of the provider whose turn it is first. */
  firstFor(from: Language, to: Language): string | undefined {
    return this.#chain.find(({ provider }) => provider.supports(from, to))?.provider.name;
  }

  /** Where a text that is read stands in a language, as far as the text itself tells. */
  stateOf(text: LocalizedText, original: Language, language: Language): TranslationState {
    if (language === original) return 'SOURCE';
    if (text[language]) return 'DONE';
    return this.supports(original, language) ? 'PENDING' : 'UNSUPPORTED';
  }

  /**
   * Each text in the other language, by the first provider of the configured order that knows the pair and does it; what one
   * provider cannot do, the next one tries.
   */
  async translate(
    texts: string[],
    from: Language,
    to: Language,
    onPaid: OnPaid = () => undefined,
  ): Promise<Translated[]> {
    const results = new Array<Translated | undefined>(texts.length).fill(undefined);
    for (const link of this.#chain.filter(({ provider }) => provider.supports(from, to))) {
      const left = texts.flatMap((text, index) => (isMade(results[index]) ? [] : [{ text, index }]));
      if (left.length === 0) break;
      const sources = left.map(({ text }) => text);
      const made = await this.#attempt(link, sources, { from, to, onPaid });
      left.forEach(({ index }, position) => (results[index] = better(results[index], made[position])));
    }
    return results.map((result) => result ?? { problem: new ProviderError(UNKNOWN) });
  }

  async #attempt(link: ChainLink, texts: string[], pair: Pair): Promise<Translated[]> {
    const { breaker } = link;
    // Its turn comes again: what others cannot do is not given up while it rests.
    if (!breaker.mayTry()) return texts.map(() => ({ problem: new ProviderError(LEFT_ALONE) }));
    try {
      const made = await this.#translateBy(link, texts, pair);
      breaker.succeeded();
      return made;
    } catch (problem) {
      if (!(problem instanceof ProviderError || problem instanceof BudgetSpentError)) throw problem;
      if (isOutage(problem)) breaker.failed(problem.pauseSeconds);
      return texts.map(() => ({ problem }));
    }
  }

  async #translateBy(link: ChainLink, texts: string[], pair: Pair): Promise<Translated[]> {
    const { provider } = link;
    const hidden = texts.map(mask);
    const chunked = hidden.map(({ text }) => chunksOf(text, provider.limits.characters).map(splitSpace));
    const wanted = chunked.flat().flatMap(({ core }) => (hasLetters(core) ? [core] : []));
    if (!this.budget.isWithinDay(lengthOf(wanted))) throw new UnusableTextError(TOO_LONG);
    const made = await this.#requestAll(link, wanted, pair);
    const restored = chunked.map((chunks, index) => {
      const joined = chunks.map(({ before, core, after }) => {
        const text = hasLetters(core) ? (made.shift() ?? null) : core;
        return text === null ? null : before + text + after;
      });
      const source = hidden[index];
      return joined.includes(null) || !source ? null : unmask(joined.join(''), source);
    });
    // What has no words says nothing of who was not asked for it.
    recordOutcome(
      link,
      restored.filter((_, index) => chunked[index]?.some(({ core }) => hasLetters(core))),
    );
    const problem = link.isProven ? new UnusableTextError(UNUSABLE) : new ProviderError(DOUBTFUL);
    return restored.map((text) => (text === null ? { problem } : { text, provider: provider.name }));
  }

  /** The answers in order; null for what is no translation. */
  async #requestAll(link: ChainLink, texts: string[], pair: Pair): Promise<(string | null)[]> {
    const made: (string | null)[] = [];
    for (const call of batchesOf(texts, link.provider.limits)) made.push(...(await this.#request(link, call, pair)));
    return made;
  }

  /** One call. One that is refused is made again text by text: the others need not suffer. */
  async #request(link: ChainLink, texts: string[], pair: Pair): Promise<(string | null)[]> {
    const { provider } = link;
    const { from, to, onPaid } = pair;
    try {
      const answered = await this.#withinBudget(provider, texts, () => provider.translate(texts, from, to));
      onPaid(lengthOf(texts));
      return answered.map((text, index) =>
        provider.isPseudo ? text : plausibleTranslation(text, texts[index] ?? '', to),
      );
    } catch (error) {
      if (!(error instanceof UnusableTextError)) throw error;
      if (texts.length === 1) return [null];
      const singly: (string | null)[] = [];
      for (const text of texts) {
        singly.push(...(await this.#request(link, [text], pair)));
        if (singly.length >= MAX_UNUSABLE_IN_A_ROW && singly.every(isNull)) throw new ProviderError(NOTHING_USABLE);
      }
      return singly;
    }
  }

  /** Takes the characters from today's budget, and gives them back when no answer came. */
  async #withinBudget<Result>(
    { name }: TranslationProvider,
    texts: string[],
    ask: () => Promise<Result>,
  ): Promise<Result> {
    const characters = lengthOf(texts);
    if (!(await this.budget.take(name, characters))) throw new BudgetSpentError();
    try {
      return await ask();
    } catch (error) {
      await this.budget.giveBack(name, characters);
      throw error;
    }
  }
}

/** Learns from what became of some texts. Throws where the provider itself is in trouble: nothing is given up for that. */
function recordOutcome(link: ChainLink, made: readonly (string | null)[]): void {
  if (made.length === 0) return;
  const isOfUse = !made.every(isNull);
  link.unusableInARow = isOfUse ? 0 : link.unusableInARow + made.length;
  link.isProven ||= isOfUse;
  if (link.unusableInARow < MAX_UNUSABLE_IN_A_ROW) return;
  link.isProven = false;
  throw new ProviderError(NOTHING_USABLE);
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

/** What may pass soon comes before what passes tomorrow, and that before what stays. */
function rank(problem: Problem): number {
  if (problem instanceof BudgetSpentError) return 1;
  return problem instanceof UnusableTextError ? 0 : 2;
}

function isOutage(error: Problem): error is ProviderError {
  return error instanceof ProviderError && !(error instanceof UnusableTextError);
}
