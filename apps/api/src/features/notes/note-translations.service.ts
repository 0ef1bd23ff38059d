import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { ReplyOf } from '@haiko/shared/contract/call';
import type { translateNote } from '@haiko/shared/contract/notes';
import { type Language, LANGUAGES } from '@haiko/shared/i18n/languages';
import type { Viewer } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { AppError, found } from '../../platform/errors/app-error.js';
import { TranslationBudget } from '../machine-translation/translation-budget.js';
import { Translator } from '../machine-translation/translator.js';
import { STORE_NOTE_TRANSLATION, TEXT_OF_NOTE } from './notes.statements.js';

/** Who taps waits no longer for a machine, however many are asked one after the other. */
const MOST_WAIT_MS = 6_000;

/** Notes are private: one is translated only when one of the two asks for it, and then kept for both. */
@Injectable()
export class NoteTranslationsService {
  constructor(
    private readonly database: Database,
    private readonly translator: Translator,
    private readonly budget: TranslationBudget,
  ) {}

  /**
   * Throws `NOT_FOUND` for a note that the viewer does not have, `TRANSLATION_UNAVAILABLE` when nobody translates it now, or the
   * viewer has no characters left today. What a slow machine makes after that is there at the next tap.
   */
  async translate(viewer: Viewer, uuid: string, language: Language): Promise<ReplyOf<typeof translateNote>> {
    const { content, originalLanguage } = found(
      await this.database.row(TEXT_OF_NOTE, { note: uuid, viewer: viewer.uuid }),
    );
    const known = content[language];
    if (known !== undefined) return { uuid, language, content: known };
    const text = content[originalLanguage] ?? '';
    const making = this.#make(viewer, text, originalLanguage, language).then(async (made) => {
      await this.database.rows(STORE_NOTE_TRANSLATION, { note: uuid, translation: { [language]: made } });
      return { uuid, language, content: made };
    });
    return withinWait(making);
  }

  /** The languages from which a note can be translated into this one. */
  sources(language: Language): Language[] {
    return LANGUAGES.filter(
      (from) => from !== language && this.translator.supports(from, language, { isPrivate: true }),
    );
  }

  async #make({ uuid }: Viewer, text: string, from: Language, to: Language): Promise<string> {
    if (text === '') return '';
    if (!this.translator.supports(from, to, { isPrivate: true })) throw new AppError('TRANSLATION_UNAVAILABLE');
    if (!(await this.budget.takeFor(uuid, text.length))) throw new AppError('TRANSLATION_UNAVAILABLE');
    let unpaid = text.length;
    const onPaid = (paid: number) => (unpaid -= paid);
    const [translated] = await this.translator.translate([text], { from, to }, { onPaid, isPrivate: true });
    await this.budget.giveBackTo(uuid, unpaid);
    if (!translated || 'problem' in translated) throw new AppError('TRANSLATION_UNAVAILABLE');
    return translated.text;
  }
}

async function withinWait<Result>(making: Promise<Result>): Promise<Result> {
  const waiting = new AbortController();
  const late = sleep(MOST_WAIT_MS, undefined, { signal: waiting.signal }).then((): never => {
    throw new AppError('TRANSLATION_UNAVAILABLE');
  });
  try {
    return await Promise.race([making, late]);
  } finally {
    waiting.abort();
  }
}
