import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { statement } from '../../platform/database/statement.js';
import { type Page, readPage } from '../../platform/graphql/page.js';
import type { StoredState } from './translation.entity.js';
import type { TranslationsArgs, TranslationView } from './translations.views.js';

const COLUMNS = `
  subject_type as "subjectType", subject_uuid as "subjectUuid", field, language, state, provider, error,
  updated_at as "updatedAt"`;
const ORDER = 'order by updated_at desc, subject_uuid desc, field, language';

export const ALL_TRANSLATIONS = statement(
  'translations.all',
  `select ${COLUMNS} from translations ${ORDER} offset :skip limit :limit`,
);

export const OF_STATE = statement(
  'translations.ofState',
  `select ${COLUMNS} from translations where state = :state ${ORDER} offset :skip limit :limit`,
);

const TRANSLATIONS_TOTAL = statement(
  'translations.total',
  `select count(*)::int as total from translations where :state?::varchar is null or state = :state?`,
);

/** Where texts stand in other languages. */
@Injectable()
export class TranslationsQueries {
  constructor(private readonly database: Database) {}

  /** What was touched last first; of one state where it is given. */
  async page(args: TranslationsArgs, wantsTotal: boolean): Promise<Page<TranslationView>> {
    const { state, skip, take } = args;
    // An original is no translation: none is remembered.
    if (state === 'SOURCE') return { items: [], hasMore: false, totalCount: 0 };
    return readPage({
      take,
      rows: (limit) => this.#rows(skip, limit, state),
      toItem: (row: TranslationRow) => row,
      total: wantsTotal && (() => this.database.total(TRANSLATIONS_TOTAL, { state: state ?? null })),
    });
  }

  #rows(skip: number, limit: number, state: StoredState | null | undefined): Promise<TranslationRow[]> {
    return state
      ? this.database.rows(OF_STATE, { skip, limit, state })
      : this.database.rows(ALL_TRANSLATIONS, { skip, limit });
  }
}

type TranslationRow = Omit<TranslationView, 'state'> & { state: StoredState };
