import { Injectable } from '@nestjs/common';
import type { Reader, Viewer } from '../../platform/access/caller.js';
import { Database, type Statement } from '../../platform/database/database.js';
import { type Page, type PageArgs, readPage } from '../../platform/graphql/page.js';
import { notBlocked, openSuggestions, USER_CARD } from '../users/users.queries.js';
import type { KeptState } from './translation.entity.js';
import {
  type OpenSuggestionsArgs,
  type SuggestionRow,
  type SuggestionView,
  suggestionView,
  type TranslationView,
} from './translations.views.js';

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

/** $1 skip, $2 limit, $3 author: what others suggest for one's own texts and nobody has decided, across no block. */
export const SUGGESTIONS_FOR: Statement = {
  name: 'translations.suggestionsFor',
  text: `
    select ${SUGGESTION} from ${SUGGESTION_TABLES}
    where s.author_uuid = $3 and s.state = 'OPEN' and ${notBlocked('s.suggester_uuid', '$3')}
    order by s.created_at desc, s.uuid desc offset $1 limit $2`,
};

const SUGGESTIONS_FOR_TOTAL: Statement = {
  name: 'translations.suggestionsForTotal',
  text: `select ${openSuggestions('$1')} as total`,
};

/** $1 skip, $2 limit, $3 who suggests: what became of it, too. */
export const SUGGESTIONS_BY: Statement = {
  name: 'translations.suggestionsBy',
  text: `
    select ${SUGGESTION} from ${SUGGESTION_TABLES}
    where s.suggester_uuid = $3 order by s.created_at desc, s.uuid desc offset $1 limit $2`,
};

const SUGGESTIONS_BY_TOTAL: Statement = {
  name: 'translations.suggestionsByTotal',
  text: `select count(*)::int as total from translation_suggestions where suggester_uuid = $1`,
};

/** $1 skip, $2 limit. */
export const OPEN_SUGGESTIONS: Statement = {
  name: 'translations.openSuggestions',
  text: `
    select ${SUGGESTION} from ${SUGGESTION_TABLES}
    where s.state = 'OPEN' order by s.created_at desc, s.uuid desc offset $1 limit $2`,
};

/** $1 skip, $2 limit. */
export const OLDEST_SUGGESTIONS: Statement = {
  name: 'translations.oldestSuggestions',
  text: `
    select ${SUGGESTION} from ${SUGGESTION_TABLES}
    where s.state = 'OPEN' order by s.created_at, s.uuid offset $1 limit $2`,
};

const OPEN_SUGGESTIONS_TOTAL: Statement = {
  name: 'translations.openSuggestionsTotal',
  text: `select count(*)::int as total from translation_suggestions where state = 'OPEN'`,
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
  suggestionsFor(reader: Reader<Viewer>, args: PageArgs, wantsTotal: boolean): Promise<Page<SuggestionView>> {
    const author = [reader.viewer.uuid];
    return this.#suggestions(reader, args, {
      statement: SUGGESTIONS_FOR,
      values: author,
      total: wantsTotal && (() => this.#total(SUGGESTIONS_FOR_TOTAL, author)),
    });
  }

  /** What the viewer suggested, whatever became of it, newest first. */
  suggestionsBy(reader: Reader<Viewer>, args: PageArgs, wantsTotal: boolean): Promise<Page<SuggestionView>> {
    const suggester = [reader.viewer.uuid];
    return this.#suggestions(reader, args, {
      statement: SUGGESTIONS_BY,
      values: suggester,
      total: wantsTotal && (() => this.#total(SUGGESTIONS_BY_TOTAL, suggester)),
    });
  }

  /** The open suggestions for what anybody wrote. */
  openSuggestions(
    reader: Reader<Viewer>,
    { oldestFirst, ...args }: OpenSuggestionsArgs,
    wantsTotal: boolean,
  ): Promise<Page<SuggestionView>> {
    return this.#suggestions(reader, args, {
      statement: oldestFirst ? OLDEST_SUGGESTIONS : OPEN_SUGGESTIONS,
      values: [],
      total: wantsTotal && (() => this.#total(OPEN_SUGGESTIONS_TOTAL, [])),
    });
  }

  /** How many open suggestions there are for what somebody wrote. */
  openFor(userUuid: string): Promise<number> {
    return this.#total(SUGGESTIONS_FOR_TOTAL, [userUuid]);
  }

  async suggestion(reader: Reader, uuid: string): Promise<SuggestionView | null> {
    const row = await this.database.row<SuggestionRow>(SUGGESTION_BY_UUID, [uuid]);
    return row ? suggestionView(row, reader) : null;
  }

  #suggestions(
    reader: Reader<Viewer>,
    { skip, take }: PageArgs,
    { statement, values, total }: { statement: Statement; values: string[]; total: (() => Promise<number>) | false },
  ): Promise<Page<SuggestionView>> {
    return readPage({
      take,
      rows: (limit) => this.database.rows<SuggestionRow>(statement, [skip, limit, ...values]),
      toItem: (row) => suggestionView(row, reader),
      total,
    });
  }

  #rows(skip: number, limit: number, state: string | null | undefined): Promise<TranslationRow[]> {
    return state ? this.database.rows(OF_STATE, [skip, limit, state]) : this.database.rows(ALL, [skip, limit]);
  }

  async #total(statement: Statement, values: unknown[]): Promise<number> {
    return (await this.database.row<{ total: number }>(statement, values))?.total ?? 0;
  }
}

type TranslationRow = Omit<TranslationView, 'state'> & { state: KeptState };
