import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../platform/config.js';
import { Database } from '../../platform/database/database.js';
import { type TranslatableContent, TranslationSubjects } from './translation-subjects.js';
import { originals, otherLanguages } from './translations.policy.js';
import { type SubjectName, TranslationsService } from './translations.service.js';
import { SPEND } from '../machine-translation/translation-budget.statements.js';
import { Translator } from '../machine-translation/translator.js';

/** Under which name their share is counted, beside the providers. */
const SHARE = 'imported texts';

/**
 * Asks for translations of texts that nobody here wrote. They come by the hundred thousand, so they have a share of each day's
 * characters, which they cannot exceed, and wait behind what people write.
 */
@Injectable()
export class ImportedTextsService {
  readonly #dailyCharacters: number;

  constructor(
    private readonly database: Database,
    private readonly subjects: TranslationSubjects,
    private readonly translations: TranslationsService,
    private readonly translator: Translator,
    { translation }: AppConfig,
  ) {
    this.#dailyCharacters = Math.floor((translation.dailyCharacters * translation.importedPercent) / 100);
  }

  /** False where no translation of an imported text is ever made. */
  get areTranslated(): boolean {
    return this.translator.isConfigured && this.#dailyCharacters > 0;
  }

  /**
   * Asks for what is missing, in one transaction; of `content`, whose lock the caller has, or of what the subject says. False where today's share has no room for it; then nothing was asked for. Of
   * what is gone by now there is nothing to ask for.
   */
  request(
    name: SubjectName,
    { content, isUrgent = false }: { content?: TranslatableContent; isUrgent?: boolean } = {},
  ): Promise<boolean> {
    return this.database.transaction(async () => {
      const texts = content ?? (await this.#lock(name));
      if (!texts) return true;
      if (!(await this.#take(this.#charactersOf(texts)))) return false;
      await this.translations.request(name, () => Promise.resolve(texts), [], { isUrgent });
      return true;
    });
  }

  /**
   * What it says now, until the transaction ends: asked for by a text that is another one meanwhile, it would be paid for and
   * never stored. Null for what nobody sees, as that is not translated.
   */
  async #lock({ subjectType, subjectUuid }: SubjectName): Promise<TranslatableContent | null> {
    const subject = this.subjects.get(subjectType);
    if (!subject || !(await subject.lock(subjectUuid))) return null;
    return subject.load(subjectUuid);
  }

  async #take(characters: number): Promise<boolean> {
    return (
      (await this.database.row(SPEND, { provider: SHARE, characters, dailyCharacters: this.#dailyCharacters })) !==
      undefined
    );
  }

  /** As many as a provider is given if all goes well. */
  #charactersOf(texts: TranslatableContent): number {
    const { originalLanguage } = texts;
    const languages = otherLanguages(originalLanguage).filter((one) => this.translator.supports(originalLanguage, one));
    return originals(texts).reduce((sum, { text, field }) => {
      // What a title has already is not made again.
      const missing = languages.filter((language) => !texts.fields[field]?.[language]);
      return sum + text.length * missing.length;
    }, 0);
  }
}
