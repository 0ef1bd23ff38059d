import { Injectable } from '@nestjs/common';
import type { Language } from '@haiko/shared/i18n/languages';
import type { Reader, Viewer } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { AppError, found } from '../../platform/errors/app-error.js';
import { detectLanguage } from '../../platform/detect-language.js';
import { AuditService } from '../audit/audit.service.js';
import { TranslationsOnRequest } from '../machine-translation/translations-on-request.js';
import { type SubjectType, TranslationSubjects } from '../translations/translation-subjects.js';
import { CASE_BEFORE, REPORTERS } from './report-cases.queries.js';
import type { CaseTranslationView } from './report-cases.views.js';

/**
 * What is said in a case and stands in no language of its moderator's: what was reported, what its author says against a decision, what
 * reporters wrote. Few people read it, so it is translated when a moderator asks, and kept nowhere.
 */
@Injectable()
export class CaseTranslations {
  constructor(
    private readonly database: Database,
    private readonly subjects: TranslationSubjects,
    private readonly onRequest: TranslationsOnRequest,
    private readonly audit: AuditService,
  ) {}

  /** Whether anybody translates into this language for moderators. */
  areOffered(language: Language): boolean {
    return this.onRequest.sources(language).length > 0;
  }

  /**
   * The texts that the viewer has before them in a case, in their language. Throws `NOT_FOUND` for none, and `TRANSLATION_UNAVAILABLE` where
   * nobody translates any of it now.
   */
  async translate({ viewer, language }: Reader<Viewer>, uuid: string): Promise<CaseTranslationView[]> {
    const foreign = [...(await this.#texts(viewer, uuid))].filter(([, from]) =>
      this.onRequest.supports(from, language),
    );
    const made = new Map<string, string>();
    for (const [from, pairs] of Map.groupBy(foreign, ([, from]) => from)) {
      const texts = pairs.map(([text]) => text);
      const translated = await this.onRequest.several(viewer, texts, { from, to: language });
      texts.forEach((text, at) => translated[at] && made.set(text, translated[at]));
    }
    if (made.size === 0 && foreign.length > 0) throw new AppError('TRANSLATION_UNAVAILABLE');
    return [...made].map(([original, translation]) => ({ original, translation }));
  }

  /** Each text of the case and its language; that somebody asks for it is written down. */
  async #texts(viewer: Viewer, uuid: string): Promise<Map<string, Language>> {
    const { uuid: reader, language } = viewer;
    const row = found(await this.database.row(CASE_BEFORE, { case: uuid, viewer: reader, language }));
    const { targetType, targetUuid, excerpt, appeal, authorLanguage } = row;
    await this.audit.record(viewer, { action: 'translateReportCase', targetType, targetUuid });
    const reporters = await this.database.rows(REPORTERS, { case: uuid, viewer: viewer.uuid });
    const content = await this.subjects.get(targetType as SubjectType)?.load(targetUuid);
    const texts = new Map<string, Language>();
    const say = (text: string | null | undefined, language: Language) => text && texts.set(text, language);
    if (targetType !== 'user' && targetType !== 'company')
      say(excerpt, detectLanguage(excerpt, authorLanguage ?? viewer.language));
    for (const field of Object.values(content?.fields ?? {}))
      if (content) say(field[content.originalLanguage], content.originalLanguage);
    if (appeal) say(appeal, detectLanguage(appeal, authorLanguage ?? viewer.language));
    for (const { text, language } of reporters) if (text) say(text, detectLanguage(text, language));
    return texts;
  }
}
