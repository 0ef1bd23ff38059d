import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { mapInTurns } from '../../platform/in-turns.js';
import type { RowsOf } from '../../platform/database/statement.js';
import { SAVE_ENTRIES, POST_TO_INDEX, POSTS_TO_FILL } from './post-search-index.statements.js';
import { SEARCH_VERSION, searchEntry } from '../../platform/search/search-text.js';

const FILL_BATCH = 200;
const LAST_UUID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

type PostTexts = RowsOf<typeof POSTS_TO_FILL>;

/** Keeps the search index in step with the posts. */
@Injectable()
export class PostSearchIndex {
  constructor(private readonly database: Database) {}

  /** Whoever changes a post's texts (translations, too) or hashtags calls this last in the same transaction. */
  async refresh(postUuid: string): Promise<void> {
    await this.#save(await this.database.rows(POST_TO_INDEX, { post: postUuid }));
  }

  /** A post that this transaction has written, from what it was written with. */
  add(post: PostTexts[number]): Promise<void> {
    return this.#save([post]);
  }

  /** Adds the posts that the index does not have yet, or has from an older version of the server; returns how many. */
  async fill(): Promise<number> {
    let filled = 0;
    let after: string | undefined = LAST_UUID;
    while (after) {
      const batch: PostTexts = await this.#fillBatch(after);
      filled += batch.length;
      after = batch.at(-1)?.uuid;
    }
    return filled;
  }

  #fillBatch(after: string): Promise<PostTexts> {
    return this.database.transaction(async () => {
      const posts = await this.database.rows(POSTS_TO_FILL, { version: SEARCH_VERSION, after, limit: FILL_BATCH });
      await this.#save(posts);
      return posts;
    });
  }

  async #save(posts: PostTexts): Promise<void> {
    const entries = await mapInTurns(posts, ({ uuid, createdAt, board, texts, hashtags }) => ({
      uuid,
      createdAt,
      board,
      ...searchEntry(board, texts, hashtags),
    }));
    if (entries.length > 0)
      await this.database.rows(SAVE_ENTRIES, { entries: JSON.stringify(entries), version: SEARCH_VERSION });
  }
}
