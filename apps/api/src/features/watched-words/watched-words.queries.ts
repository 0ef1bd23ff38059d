import { Injectable } from '@nestjs/common';
import { MAX_WATCHED_WORDS } from '@haiko/shared/limits';
import type { WatchedWord } from '@haiko/shared/rules/watchedWords';
import type { Reader } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { Replicas } from '../../platform/database/replicas.js';
import { statement } from '../../platform/database/statement.js';
import { type Page, type PageArgs, readPage } from '../../platform/graphql/page.js';
import { USER_CARD } from '../users/users.queries.js';
import { type WatchedWordView, watchedWordView } from './watched-words.views.js';

const WORD = `w.uuid, w.word, w.why, w.created_at as "createdAt", ${USER_CARD} as "addedBy"`;

/** From ix_watched_words_newest. */
const LISTED = statement(
  'watchedWords.listed',
  `
    select ${WORD} from watched_words w join users u on u.uuid = w.added_by_uuid
    order by w.created_at desc, w.uuid desc offset :skip limit :limit`,
);

const TOTAL = statement('watchedWords.total', 'select count(*)::int as total from watched_words');

const BY_UUID = statement(
  'watchedWords.byUuid',
  `select ${WORD} from watched_words w join users u on u.uuid = w.added_by_uuid where w.uuid = :word`,
);

const ALL = statement('watchedWords.all', `select uuid, word from watched_words limit ${MAX_WATCHED_WORDS}`);

/** Every read of watched words. */
@Injectable()
export class WatchedWordsQueries {
  constructor(
    private readonly database: Database,
    private readonly replicas: Replicas,
  ) {}

  /** The newest first. */
  page(reader: Reader, { skip, take }: PageArgs, wantsTotal: boolean): Promise<Page<WatchedWordView>> {
    return readPage({
      take,
      rows: (limit) => this.database.rows(LISTED, { skip, limit }),
      toItem: (row) => watchedWordView(row, reader),
      total: wantsTotal && (() => this.database.total(TOTAL, {})),
    });
  }

  async byUuid(reader: Reader, uuid: string): Promise<WatchedWordView | null> {
    const row = await this.database.row(BY_UUID, { word: uuid });
    return row ? watchedWordView(row, reader) : null;
  }

  /** All of them, to be kept in memory. */
  all(): Promise<WatchedWord[]> {
    return this.replicas.onPrimary(() => this.database.rows(ALL));
  }
}
