import { Injectable } from '@nestjs/common';
import type { Reader, Viewer } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { type Statement, statement } from '../../platform/database/statement.js';
import { type Page, type PageArgs, readPage } from '../../platform/graphql/page.js';
import { decidableFrom, isFriendsSuggestion } from './impartial.js';
import { notBlocked, openSuggestions, USER_CARD } from '../users/users.queries.js';
import {
  type OpenSuggestionsArgs,
  type SuggestionRow,
  type SuggestionView,
  suggestionView,
} from './suggestions.views.js';

const SUGGESTION = `
  s.uuid, s.created_at as "createdAt", s.created_at as "updatedAt", s.subject_type as "subjectType", s.subject_uuid as "subjectUuid", s.field,
  s.language, s.text, s.state, s.rejection_reason as "rejectionReason", s.suggester_uuid = :viewer as "isOwn", ${isFriendsSuggestion(':viewer')} as "isFriends",
  ${decidableFrom(':viewer')} as "decidableFrom", ${USER_CARD} as suggester`;
const SUGGESTION_TABLES = 'translation_suggestions s join users u on u.uuid = s.suggester_uuid';

/** What others suggest for one's own texts and nobody has decided, across no block. */
export const SUGGESTIONS_FOR = statement(
  'translations.suggestionsFor',
  `
    select ${SUGGESTION} from ${SUGGESTION_TABLES}
    where s.author_uuid = :author and s.state = 'OPEN' and ${notBlocked('s.suggester_uuid', ':author')}
    order by s.created_at desc, s.uuid desc offset :skip limit :limit`,
);

const SUGGESTIONS_FOR_TOTAL = statement(
  'translations.suggestionsForTotal',
  `select ${openSuggestions(':author')} as total`,
);

/** What became of it, too. */
export const SUGGESTIONS_BY = statement(
  'translations.suggestionsBy',
  `
    select ${SUGGESTION} from ${SUGGESTION_TABLES}
    where s.suggester_uuid = :suggester order by s.created_at desc, s.uuid desc offset :skip limit :limit`,
);

const SUGGESTIONS_BY_TOTAL = statement(
  'translations.suggestionsByTotal',
  `select count(*)::int as total from translation_suggestions where suggester_uuid = :suggester`,
);

export const OPEN_SUGGESTIONS = statement(
  'translations.openSuggestions',
  `
    select ${SUGGESTION} from ${SUGGESTION_TABLES}
    where s.state = 'OPEN' order by s.created_at desc, s.uuid desc offset :skip limit :limit`,
);

export const OLDEST_SUGGESTIONS = statement(
  'translations.oldestSuggestions',
  `
    select ${SUGGESTION} from ${SUGGESTION_TABLES}
    where s.state = 'OPEN' order by s.created_at, s.uuid offset :skip limit :limit`,
);

const OPEN_SUGGESTIONS_TOTAL = statement(
  'translations.openSuggestionsTotal',
  `select count(*)::int as total from translation_suggestions where state = 'OPEN'`,
);

const SUGGESTION_BY_UUID = statement(
  'translations.suggestionByUuid',
  `select ${SUGGESTION} from ${SUGGESTION_TABLES} where s.uuid = :suggestion`,
);

/** Every read of suggestions. */
@Injectable()
export class SuggestionsQueries {
  constructor(private readonly database: Database) {}

  /** The open suggestions for what the viewer wrote, newest first. */
  suggestionsFor(reader: Reader<Viewer>, args: PageArgs, wantsTotal: boolean): Promise<Page<SuggestionView>> {
    const values = { author: reader.viewer.uuid };
    const list = { statement: SUGGESTIONS_FOR, total: SUGGESTIONS_FOR_TOTAL, values };
    return this.#suggestions(reader, { ...args, ...list, wantsTotal });
  }

  /** What the viewer suggested, whatever became of it, newest first. */
  suggestionsBy(reader: Reader<Viewer>, args: PageArgs, wantsTotal: boolean): Promise<Page<SuggestionView>> {
    const values = { suggester: reader.viewer.uuid };
    const list = { statement: SUGGESTIONS_BY, total: SUGGESTIONS_BY_TOTAL, values };
    return this.#suggestions(reader, { ...args, ...list, wantsTotal });
  }

  /** The open suggestions for what anybody wrote. */
  openSuggestions(
    reader: Reader<Viewer>,
    { oldestFirst, ...args }: OpenSuggestionsArgs,
    wantsTotal: boolean,
  ): Promise<Page<SuggestionView>> {
    const statement = oldestFirst ? OLDEST_SUGGESTIONS : OPEN_SUGGESTIONS;
    return this.#suggestions(reader, { ...args, statement, total: OPEN_SUGGESTIONS_TOTAL, values: {}, wantsTotal });
  }

  /** How many open suggestions there are for what somebody wrote. */
  openFor(userUuid: string): Promise<number> {
    return this.database.total(SUGGESTIONS_FOR_TOTAL, { author: userUuid });
  }

  async suggestion(reader: Reader<Viewer>, uuid: string): Promise<SuggestionView | null> {
    const row = await this.database.row(SUGGESTION_BY_UUID, { suggestion: uuid, viewer: reader.viewer.uuid });
    return row ? suggestionView(row, reader) : null;
  }

  #suggestions<Values extends object>(
    reader: Reader<Viewer>,
    { statement, total, values, skip, take, wantsTotal }: SuggestionList<Values>,
  ): Promise<Page<SuggestionView>> {
    return readPage({
      take,
      rows: (limit) => this.database.rows(statement, { ...values, viewer: reader.viewer.uuid, skip, limit }),
      toItem: (row) => suggestionView(row, reader),
      total: wantsTotal && (() => this.database.total(total, values)),
    });
  }
}

interface SuggestionList<Values extends object> extends PageArgs {
  statement: Statement<NoInfer<Values> & { viewer: string; skip: number; limit: number }, SuggestionRow>;
  total: Statement<NoInfer<Values>, { total: number }>;
  values: Values;
  wantsTotal: boolean;
}
