import { Injectable } from '@nestjs/common';
import type { Reader, Viewer } from '../../platform/access/caller.js';
import { Database, type Statement } from '../../platform/database/database.js';
import { type Page, type PageArgs, readPage } from '../../platform/graphql/page.js';
import { USER_CARD } from '../users/users.queries.js';
import type { KeptState } from './translation.entity.js';
import { type SuggestionRow, type SuggestionView, suggestionView, type TranslationView } from './translations.views.js';

const COLUMNS = `
  subject_type as "subjectType", subject_uuid as "subjectUuid", field, language, state, provider, error,
  updated_at as "updatedAt"`;
const ORDER = 'order by updated_at desc, subject_uuid desc, field, language';

/** $1 skip, $2 limit. */
export const ALL: Statement = {
  name: 'translations.all',
  text: `select ${COLUMNS} from translations ${ORDER} offset $1 limit $2`,
};

/** $3 state. */
export const OF_STATE: Statement = {
  name: 'translations.ofState',
  text: `select ${COLUMNS} from translations where state = $3 ${ORDER} offset $1 limit $2`,
};

const TOTAL: Statement = {
  name: 'translations.total',
  text: `select count(*)::int as total from translations where $1::varchar is null or state = $1`,
};

const SUGGESTION = `
  s.uuid, s.created_at as "createdAt", s.subject_type as "subjectType", s.subject_uuid as "subjectUuid", s.field,
  s.language, s.text, s.state, ${USER_CARD} as suggester`;
const SUGGESTION_TABLES = 'translation_suggestions s join users u on u.uuid = s.suggester_uuid';

/** $1 author, $2 skip, $3 limit: what others suggest for one's own texts and nobody has decided. */
export const OPEN_SUGGESTIONS: Statement = {
  name: 'translations.openSuggestions',
  text: `
    select ${SUGGESTION} from ${SUGGESTION_TABLES}
    where s.author_uuid = $1 and s.state = 'OPEN' order by s.created_at desc, s.uuid desc offset $2 limit $3`,
};

const OPEN_SUGGESTIONS_TOTAL: Statement = {
  name: 'translations.openSuggestionsTotal',
  text: `select count(*)::int as total from translation_suggestions where author_uuid = $1 and state = 'OPEN'`,
};

const SUGGESTION_BY_UUID: Statement = {
  name: 'translations.suggestionByUuid',
  text: `select ${SUGGESTION} from ${SUGGESTION_TABLES} where s.uuid = $1`,
};

/** Every read of translations and suggestions. */
@Injectable()
export class TranslationsQueries {
  constructor(private readonly database: Database) {}

  /** What was touched last first; of one state where it is given. */
  page(args: PageArgs & { state?: string | null }, wantsTotal: boolean): Promise<Page<TranslationView>> {
    const { state, skip, take } = args;
    return readPage({
      take,
      rows: (limit) => this.#rows(skip, limit, state),
      toItem: (row: TranslationRow) => row,
      total: wantsTotal && (() => this.#total(TOTAL, [state ?? null])),
    });
  }

  /** The open suggestions for what the viewer wrote, newest first. */
  openSuggestions(
    reader: Reader<Viewer>,
    { skip, take }: PageArgs,
    wantsTotal: boolean,
  ): Promise<Page<SuggestionView>> {
    const { uuid } = reader.viewer;
    return readPage({
      take,
      rows: (limit) => this.database.rows<SuggestionRow>(OPEN_SUGGESTIONS, [uuid, skip, limit]),
      toItem: (row) => suggestionView(row, reader),
      total: wantsTotal && (() => this.#total(OPEN_SUGGESTIONS_TOTAL, [uuid])),
    });
  }

  async suggestion(reader: Reader, uuid: string): Promise<SuggestionView | null> {
    const row = await this.database.row<SuggestionRow>(SUGGESTION_BY_UUID, [uuid]);
    return row ? suggestionView(row, reader) : null;
  }

  #rows(skip: number, limit: number, state: string | null | undefined): Promise<TranslationRow[]> {
    return state ? this.database.rows(OF_STATE, [skip, limit, state]) : this.database.rows(ALL, [skip, limit]);
  }

  async #total(statement: Statement, values: unknown[]): Promise<number> {
    return (await this.database.row<{ total: number }>(statement, values))?.total ?? 0;
  }
}

type TranslationRow = Omit<TranslationView, 'state'> & { state: KeptState };
