import { Injectable } from '@nestjs/common';
import type { LocalizedText } from '@haiko/shared/i18n/localized';
import { detectLanguage } from '../../platform/detect-language.js';
import { Database } from '../../platform/database/database.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { CompanyApprovals } from '../companies/company-approvals.js';
import { lookForSigns } from '../reports/scam-marks.service.js';
import {
  type TranslatableContent,
  type TranslationSubject,
  TranslationSubjects,
} from '../translations/translation-subjects.js';
import { TranslationsService } from '../translations/translations.service.js';
import { JobSearchIndex } from '../job-search/job-search-index.service.js';
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
    private readonly search: JobSearchIndex,
    private readonly translations: TranslationsService,
    private readonly jobs: Jobs,
    approvals: CompanyApprovals,
  ) {
    subjects.register('job-posting', this);
    approvals.register('job-postings', (companyUuid) => this.#companyShown(companyUuid));
  }

  /** Whoever writes a posting's texts calls this last in the same transaction. */
  async contentChanged(uuid: string): Promise<void> {
    await this.search.refresh(uuid);
    await this.shown(uuid);
  }

  /** Whoever makes a posting public again calls this in the same transaction: while it is hidden it is not translated. */
  async shown(uuid: string): Promise<void> {
    await this.translations.request({ subjectType: 'job-posting', subjectUuid: uuid }, () => this.load(uuid));
    await this.translated(uuid);
  }

  /** What it says in another language is looked through, too. */
  async translated(uuid: string): Promise<void> {
    await this.jobs.sendAll([lookForSigns({ type: 'job-posting', uuid })]);
  }

  async load(uuid: string, viewerUuid?: string): Promise<TranslatableContent | null> {
    const texts =
      viewerUuid === undefined
        ? await this.database.row(TEXTS_TO_TRANSLATE, { posting: uuid })
        : await this.database.row(TEXTS_OF_VISIBLE_POSTING, { posting: uuid, viewer: viewerUuid });
    return texts ? inOneLanguage(texts) : null;
  }

  async lock(uuid: string): Promise<TranslatableContent | null> {
    const texts = await this.database.row(LOCK_TEXTS_OF_POSTING, { posting: uuid });
    return texts ? inOneLanguage(texts) : null;
  }

  async store(uuid: string, texts: Record<string, LocalizedText>): Promise<void> {
    await this.database.rows(STORE_POSTING_TRANSLATIONS, { posting: uuid, translations: JSON.stringify(texts) });
    await this.search.refresh(uuid);
  }

  async #companyShown(companyUuid: string): Promise<void> {
    const postings = await this.database.rows(OPEN_POSTINGS_OF_COMPANY, { company: companyUuid });
    for (const { uuid } of postings) await this.shown(uuid);
  }
}

/**
 * Without the places that are written in another language than the posting, as Korean addresses under a Khmer text are: they
 * would be translated from the wrong one. Their regions have names in nine languages anyway. The description of an imported posting
 * stands by itself, too: its title is translated long before.
 */
function inOneLanguage({ fields, originalLanguage, ...texts }: TranslatableContent): TranslatableContent {
  const alone = texts.authorUuid === null ? /^description$/ : /^(region|detailRegion)\d/;
  const apart = Object.keys(fields).filter((field) => alone.test(field));
  const isOfPosting = ([field, text]: [string, LocalizedText]) =>
    !apart.includes(field) || detectLanguage(text[originalLanguage] ?? '', originalLanguage) === originalLanguage;
  return { ...texts, originalLanguage, fields: Object.fromEntries(Object.entries(fields).filter(isOfPosting)), apart };
}
