import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { Board } from './post.entity.js';
import { SAVE_ENTRIES, TEXTS_OF_POST, TEXTS_TO_FILL } from './post-search.statements.js';
import { SEARCH_VERSION, searchEntry } from '../../platform/search/search-text.js';

const FILL_BATCH = 200;
const LAST_UUID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

interface PostTexts {
  uuid: string;
  createdAt: Date;
  board: Board;
  texts: string[];
  hashtags: string[];
}

/** Keeps the search index in step with the posts. */
@Injectable()
export class PostSearchService {
  constructor(private readonly database: Database) {}

  /** Whoever changes a post's texts (translations, too) or hashtags calls this last in the same transaction. */
  async refresh(postUuid: string): Promise<void> {
    await this.#save(await this.database.rows<PostTexts>(TEXTS_OF_POST, [postUuid]));
  }

  /** Adds the posts that the index does not have yet, or has from an older version of the server; answers how many. */
  async fill(): Promise<number> {
    let filled = 0;
    let after: string | undefined = LAST_UUID;
    while (after) {
      const batch: PostTexts[] = await this.#fillBatch(after);
      filled += batch.length;
      after = batch.at(-1)?.uuid;
    }
    return filled;
  }

  #fillBatch(after: string): Promise<PostTexts[]> {
    return this.database.transaction(async () => {
      const posts = await this.database.rows<PostTexts>(TEXTS_TO_FILL, [SEARCH_VERSION, after, FILL_BATCH]);
      await this.#save(posts);
      return posts;
    });
  }

  async #save(posts: PostTexts[]): Promise<void> {
    const entries = posts.map(({ uuid, createdAt, board, texts, hashtags }) => ({
      uuid,
      createdAt,
      board,
      ...searchEntry(board, texts, hashtags),
    }));
    if (entries.length > 0) await this.database.rows(SAVE_ENTRIES, [JSON.stringify(entries), SEARCH_VERSION]);
  }
}
