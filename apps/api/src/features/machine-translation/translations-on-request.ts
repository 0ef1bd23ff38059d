import { Injectable } from '@nestjs/common';
import { type Language, LANGUAGES } from '@haiko/shared/i18n/languages';
import type { Viewer } from '../../platform/access/caller.js';
import { AppError } from '../../platform/errors/app-error.js';
import { within } from '../../platform/within.js';
import type { Translated } from './provider-errands.js';
import { TranslationBudget } from './translation-budget.js';
import { Translator } from './translator.js';

/** Who taps waits no longer for a machine, however many are asked one after the other. */
const MOST_WAIT_MS = 6_000;

/** What few people read is translated only when one of them asks for it, from what they may have translated a day. */
@Injectable()
export class TranslationsOnRequest {
  constructor(
    private readonly translator: Translator,
    private readonly budget: TranslationBudget,
  ) {}

  supports(from: Language, to: Language): boolean {
    return from !== to && this.translator.supports(from, to, { isPrivate: true });
  }

  /** The languages from which something can be translated into this one. */
  sources(language: Language): Language[] {
    return LANGUAGES.filter((from) => this.supports(from, language));
  }

  /**
   * One text. Throws `TRANSLATION_UNAVAILABLE` when nobody translates it now, or the viewer has no characters left today. A slow machine
   * goes on after that: `keep` is given what it makes in any case.
   */
  async one(viewer: Viewer, text: string, pair: Pair, keep: (made: string) => Promise<void>): Promise<string> {
    return inTime(
      this.#make(viewer, [text], pair).then(async ([made]) => {
        if (made === null || made === undefined) throw new AppError('TRANSLATION_UNAVAILABLE');
        await keep(made);
        return made;
      }),
    );
  }

  /** Several at once; null for what could not be translated. Throws `TRANSLATION_UNAVAILABLE` as `one` does. */
  several(viewer: Viewer, texts: string[], pair: Pair): Promise<(string | null)[]> {
    return inTime(this.#make(viewer, texts, pair));
  }

  async #make({ uuid }: Viewer, texts: string[], { from, to }: Pair): Promise<(string | null)[]> {
    const characters = texts.reduce((sum, text) => sum + text.length, 0);
    if (characters === 0) return texts;
    if (!this.supports(from, to)) throw new AppError('TRANSLATION_UNAVAILABLE');
    if (!(await this.budget.takeFor(uuid, characters))) throw new AppError('TRANSLATION_UNAVAILABLE');
    let unpaid = characters;
    const onPaid = (paid: number) => (unpaid -= paid);
    const made = await this.translator.translate(texts, { from, to }, { onPaid, isPrivate: true });
    await this.budget.giveBackTo(uuid, unpaid);
    return made.map(textOf);
  }
}

interface Pair {
  from: Language;
  to: Language;
}

function textOf(made: Translated): string | null {
  return 'problem' in made ? null : made.text;
}

async function inTime<Result>(making: Promise<Result>): Promise<Result> {
  const made = await within(MOST_WAIT_MS, making);
  if (made === 'late') throw new AppError('TRANSLATION_UNAVAILABLE');
  return made;
}
