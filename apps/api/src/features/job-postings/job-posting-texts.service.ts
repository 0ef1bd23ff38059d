import { Injectable } from '@nestjs/common';
import type { LocalizedText } from '@haiko/shared/i18n/localized';
import { detectLanguage } from '../../platform/detect-language.js';
import { Database } from '../../platform/database/database.js';
import { CompanyApprovals } from '../companies/company-approvals.js';
import {
  type SubjectTexts,
  type TranslationSubject,
  TranslationSubjects,
} from '../translations/translation-subjects.js';
import { TranslationsService } from '../translations/translations.service.js';
import { JobPostingSearchService } from './job-posting-search.service.js';
import {
  LOCK_TEXTS_OF_POSTING,
  OPEN_POSTINGS_OF_COMPANY,
  POSTINGS_AS_SUBJECTS,
  STORE_POSTING_TRANSLATIONS,
  TEXTS_OF_VISIBLE_POSTING,
  TEXTS_TO_TRANSLATE,
} from './job-posting-texts.statements.js';

/** What postings say: found by the search, and translated. */
@Injectable()
export class JobPostingTextsService implements TranslationSubject {
  readonly statements = POSTINGS_AS_SUBJECTS;

  constructor(
    subjects: TranslationSubjects,
    private readonly database: Database,
    private readonly search: JobPostingSearchService,
    private readonly translations: TranslationsService,
    approvals: CompanyApprovals,
  ) {
    subjects.add('job-posting', this);
    approvals.register((companyUuid) => this.#companyShown(companyUuid));
  }

  /** Whoever writes a posting's texts calls this last in the same transaction. */
  async written(uuid: string): Promise<void> {
    await this.search.refresh(uuid);
    await this.shown(uuid);
  }

  /** Whoever makes a posting public again calls this in the same transaction: while it is hidden it is not translated. */
  async shown(uuid: string): Promise<void> {
    await this.translations.request({ subjectType: 'job-posting', subjectUuid: uuid }, () => this.load(uuid));
  }

  async load(uuid: string, viewerUuid?: string): Promise<SubjectTexts | null> {
    const texts =
      viewerUuid === undefined
        ? await this.database.row<SubjectTexts>(TEXTS_TO_TRANSLATE, [uuid])
        : await this.database.row<SubjectTexts>(TEXTS_OF_VISIBLE_POSTING, [uuid, viewerUuid]);
    return texts ? inOneLanguage(texts) : null;
  }

  async lock(uuid: string): Promise<SubjectTexts | null> {
    const texts = await this.database.row<SubjectTexts>(LOCK_TEXTS_OF_POSTING, [uuid]);
    return texts ? inOneLanguage(texts) : null;
  }

  async store(uuid: string, texts: Record<string, LocalizedText>): Promise<void> {
    await this.database.rows(STORE_POSTING_TRANSLATIONS, [uuid, JSON.stringify(texts)]);
    await this.search.refresh(uuid);
  }

  async #companyShown(companyUuid: string): Promise<void> {
    const postings = await this.database.rows<{ uuid: string }>(OPEN_POSTINGS_OF_COMPANY, [companyUuid]);
    for (const { uuid } of postings) await this.shown(uuid);
  }
}

/**
 * Without the places that are written in another language than the posting, as Korean addresses under a Khmer text are: they
 * would be translated from the wrong one. Their regions have names in nine languages anyway.
 */
function inOneLanguage({ fields, originalLanguage, ...texts }: SubjectTexts): SubjectTexts {
  const apart = Object.keys(fields).filter((field) => /^(region|detailRegion)\d/.test(field));
  const isOfPosting = ([field, text]: [string, LocalizedText]) =>
    !apart.includes(field) || detectLanguage(text[originalLanguage] ?? '', originalLanguage) === originalLanguage;
  return { ...texts, originalLanguage, fields: Object.fromEntries(Object.entries(fields).filter(isOfPosting)), apart };
}
