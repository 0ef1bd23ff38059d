import type { Language } from '@haiko/shared/i18n/languages';
import {
  ProviderError,
  type TranslationProvider,
  UnusableTextError,
} from '../translation-providers/translation-provider.js';
import { batchesOf, chunksOf, splitSpace } from './chunks.js';
import { hasLetters, hasWords, mask, unmask } from './mask.js';
import { plausibleTranslation } from './plausible-translation.js';
import { PROBE } from './probe.js';
import type { ProviderCall } from './provider-records.js';
import { BudgetSpentError, type TranslationBudget } from './translation-budget.js';

export type Problem = ProviderError | BudgetSpentError;

/** A text in another language and who translated it, or why nobody did. */
export type Translated = { text: string; provider: string } | { problem: Problem };

const TOO_LONG = 'It is more than the characters of a whole day.';
const UNUSABLE = 'It refused the text, or its answer is no translation or lost a protected part.';
const NOTHING_USABLE = 'It refuses every text, or answers with no translation of any.';

/** So many texts of one call that are refused one by one are enough to ask whether it does any. */
const MAX_REFUSED_IN_A_ROW = 12;

/** Nothing in this pair of languages is of use: a model that is missing, or answers with something else. */
export class NothingUsableError extends ProviderError {
  constructor() {
    super(NOTHING_USABLE);
  }
}

export interface Pair {
  from: Language;
  to: Language;
}

/** What one provider is asked for a pair of languages, and what came of it. */
export interface Errand extends Pair {
  onPaid: (characters: number) => void;
  call: ProviderCall;
}

/** Has one provider translate: in pieces that it takes, with what must stay as it is hidden from it, and within the budget. */
export class ProviderErrands {
  constructor(private readonly budget: TranslationBudget) {}

  /**
   * Each text in the other language, or that it cannot be done. Throws `NothingUsableError`, `BudgetSpentError`, and what the provider
   * throws that is not about a text.
   */
  async translate(provider: TranslationProvider, texts: string[], errand: Errand): Promise<Translated[]> {
    const made = await this.#make(provider, texts, errand);
    const asked = made.filter((_, index) => hasWords(texts[index] ?? ''));
    errand.call.texts += asked.length;
    errand.call.refused += asked.filter(isNull).length;
    // Nothing of use may be the texts' fault or its own: a sentence that anybody can translate tells which.
    if (asked.length > 0 && asked.every(isNull)) {
      const [probe] = await this.#make(provider, [PROBE[errand.from]], { ...errand, onPaid: () => undefined });
      if (probe === null) throw new NothingUsableError();
    }
    return made.map((text) =>
      text === null ? { problem: new UnusableTextError(UNUSABLE) } : { text, provider: provider.name },
    );
  }

  /** The texts with their protected parts; null for what is no translation. */
  async #make(provider: TranslationProvider, texts: string[], errand: Errand): Promise<(string | null)[]> {
    const hidden = texts.map(mask);
    const chunked = hidden.map(({ text }) => chunksOf(text, provider.limits.characters).map(splitSpace));
    const wanted = chunked.flat().flatMap(({ core }) => (hasLetters(core) ? [core] : []));
    if (!this.budget.isWithinDay(lengthOf(wanted))) throw new UnusableTextError(TOO_LONG);
    const made = await this.#requestAll(provider, wanted, errand);
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
  async #requestAll(provider: TranslationProvider, texts: string[], errand: Errand): Promise<(string | null)[]> {
    const made: (string | null)[] = [];
    for (const call of batchesOf(texts, provider.limits)) made.push(...(await this.#request(provider, call, errand)));
    return made;
  }

  /** One call. One that is refused is made again text by text: the others need not suffer. */
  async #request(provider: TranslationProvider, texts: string[], errand: Errand): Promise<(string | null)[]> {
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
        singly.push(...(await this.#request(provider, [text], errand)));
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

function isNull(value: unknown): value is null {
  return value === null;
}

function lengthOf(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + text.length, 0);
}
