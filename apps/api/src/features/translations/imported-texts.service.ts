import { Injectable } from '@nestjs/common';
import type { Language } from '@haiko/shared/i18n/languages';
import { AppConfig } from '../../platform/config.js';
import { Database } from '../../platform/database/database.js';
import { type TranslatableContent, TranslationSubjects } from './translation-subjects.js';
import { originals, otherLanguages } from './translations.policy.js';
import { type SubjectName, TranslationsService } from './translations.service.js';
import { REQUESTED_TRANSLATIONS } from './translations.statements.js';
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
      if (!(await this.#take(await this.#charactersOf(name, texts)))) return false;
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

  /** As many as a provider is given if all goes well; what was asked for before was paid for then. */
  async #charactersOf({ subjectType, subjectUuid }: SubjectName, texts: TranslatableContent): Promise<number> {
    const { originalLanguage } = texts;
    const sources = originals(texts);
    const requested = await this.database.rows(REQUESTED_TRANSLATIONS, {
      subjectType,
      subject: subjectUuid,
      fields: sources.map(({ field }) => field),
      hashes: sources.map(({ hash }) => hash),
    });
    const languages = otherLanguages(originalLanguage).filter((one) => this.translator.supports(originalLanguage, one));
    return sources.reduce((sum, { text, field }) => {
      const isPaid = (to: Language) => requested.some((one) => one.field === field && one.language === to);
      return sum + text.length * languages.filter((to) => !texts.fields[field]?.[to] && !isPaid(to)).length;
    }, 0);
  }
}
