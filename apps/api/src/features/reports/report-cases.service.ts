import { Injectable } from '@nestjs/common';
import type { Language } from '@haiko/shared/i18n/languages';
import { decisionReason } from '@haiko/shared/i18n/serverMessages';
import { DECISION_REASONS } from '@haiko/shared/reports';
import type { Reader, Viewer } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { AuditService } from '../audit/audit.service.js';
import { PrivateLinks } from '../files/private-links.js';
import type { SubjectType, TranslatableContent } from '../translations/translation-subjects.js';
import { TranslationSubjects } from '../translations/translation-subjects.js';
import { userCardView } from '../users/users.views.js';
import { CaseTranslations } from './case-translations.service.js';
import { CASE_BEFORE, REPORTERS } from './report-cases.queries.js';
import type { DecisionReasonView, ReportCaseView, ReportedTextView } from './report-cases.views.js';
import { ReportTargets } from './report-targets.js';
import { isChangedSince, isReadAlone } from './reports.policy.js';
import { reportView } from './reports.views.js';

/** What moderators have before them when they decide. */
@Injectable()
export class ReportCasesService {
  constructor(
    private readonly database: Database,
    private readonly targets: ReportTargets,
    private readonly subjects: TranslationSubjects,
    private readonly links: PrivateLinks,
    private readonly audit: AuditService,
    private readonly translations: CaseTranslations,
  ) {}

  /** The reasons that can be given, as an author who reads this language is told them. */
  reasons(language: Language): DecisionReasonView[] {
    return DECISION_REASONS.map((reason) => ({ reason, text: decisionReason(reason, language) }));
  }

  /** Null for a case that is not there. Opening one with pictures, or of what few people see, is written down. */
  async open(reader: Reader<Viewer>, uuid: string): Promise<ReportCaseView | null> {
    const { viewer, language } = reader;
    const row = await this.database.row(CASE_BEFORE, { case: uuid, viewer: viewer.uuid, language });
    if (!row) return null;
    const { targetType, targetUuid } = row;
    const content = await this.subjects.get(targetType as SubjectType)?.load(targetUuid);
    if (isReadAlone(targetType))
      await this.audit.record(viewer, { action: 'openReportedMessage', targetType, targetUuid });
    const pictures = (await this.targets.get(targetType)?.pictures?.(targetUuid)) ?? [];
    if (pictures.length > 0)
      await this.audit.record(viewer, { action: 'openReportedPictures', targetType, targetUuid });
    const { appeal, authorLanguage: _author, fieldsByPeople, isFriends, decidableFrom, isHiding, ...report } = row;
    const texts = content ? textsOf(content, language, fieldsByPeople) : [];
    const reporters = await this.database.rows(REPORTERS, { case: uuid, viewer: viewer.uuid });
    return {
      ...reportView(report, reader),
      target: { type: targetType, uuid: targetUuid, excerpt: row.excerpt },
      ...{ appeal, isOwn: row.isOwn, isFriends, decidableFrom, isHiding },
      originalLanguage: content?.originalLanguage ?? null,
      content: texts,
      isChanged: isChangedSince(
        row.excerpt,
        texts.map(({ original }) => original),
      ),
      mayTranslate: this.translations.areOffered(language),
      pictures: pictures.map(({ path }) => this.links.sign(path)),
      reportedBy: reporters.map(({ user, language: _own, ...reporter }) => ({
        ...reporter,
        user: userCardView(user, viewer),
      })),
    };
  }
}

/** What somebody wrote beside its translation into a language. */
function textsOf(
  { originalLanguage, fields }: TranslatableContent,
  language: Language,
  byPeople: readonly string[],
): ReportedTextView[] {
  return Object.entries(fields)
    .filter(([, text]) => text[originalLanguage])
    .map(([field, text]) => ({
      field,
      original: text[originalLanguage] ?? '',
      translation: language === originalLanguage ? null : (text[language] ?? null),
      isByPeople: byPeople.includes(field),
    }));
}
