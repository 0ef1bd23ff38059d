import { Injectable } from '@nestjs/common';
import type { Reader } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { PageInvalidation } from '../../platform/rendering/page-invalidation.js';
import { CARDS, PostsQueries } from './posts.queries.js';
import { type FreshKey, type LastingView, lastingView, type PostRow, type PostView } from './posts.views.js';

/** The newest pages of the feed, which nearly everybody reads, and what is read further down. */
const MAX_CARDS = 1_000;
/** Of their texts in all languages; two bytes each at most. The excerpts that were asked for add a third of this at most. */
const MAX_CHARACTERS = 8_000_000;

/** What each page reads anew. */
type Fresh = Pick<PostRow, FreshKey>;
/** The rest of a card, and which version it is. */
type Row = Omit<PostRow, FreshKey> & { version: string | null };
/** The same with what every page would make of it again. */
interface Card {
  row: Row;
  lasting: LastingView;
}
/** A post on a page, and which version of its card is shown. */
type Shown = Pick<Row, 'uuid' | 'version'> & Fresh;

/**
 * The cards of posts, in memory: of each the version that was read last. Every page asks Postgres anew which posts it has and in which
 * version, so that nothing out of date is ever shown, whichever process wrote; what is not here is read.
 */
@Injectable()
export class PostCards {
  /** By uuid; the one that was read first goes first. */
  readonly #kept = new Map<string, Card>();
  #characters = 0;

  constructor(
    private readonly database: Database,
    private readonly posts: PostsQueries,
    invalidation: PageInvalidation,
  ) {
    // Nobody has to wait for this: what was changed is known by its version, and a like would drop what it does not change. Only where
    // the database may be another one everything goes.
    invalidation.add({
      isEmpty: true,
      forget: () => undefined,
      clear: () => [...this.#kept.keys()].forEach((uuid) => this.#drop(uuid)),
    });
  }

  /** These posts as this reader sees them, without those that went away while they were read. */
  async of(reader: Reader, shown: Shown[]): Promise<PostView[]> {
    const cards = new Map<string, Card>();
    for (const { uuid, version } of shown) {
      const kept = this.#kept.get(uuid);
      if (kept?.row.version === version) cards.set(uuid, kept);
    }
    const unknown = shown.filter(({ uuid }) => !cards.has(uuid));
    if (unknown.length > 0) for (const card of await this.#read(reader, unknown)) cards.set(card.row.uuid, card);
    return shown.flatMap(({ version: _version, ...fresh }) => {
      const card = cards.get(fresh.uuid);
      return card ? [this.posts.view(reader, { ...card.row, ...fresh }, { lasting: card.lasting })] : [];
    });
  }

  async #read({ viewer }: Reader, posts: Shown[]): Promise<Card[]> {
    const values = { viewer: viewer?.uuid ?? null, posts: posts.map(({ uuid }) => uuid) };
    const rows = await this.database.rows(CARDS, values);
    return rows.map(
      ({ views: _views, likes: _likes, commentsCount: _comments, reaction: _reaction, scrap: _scrap, ...row }) =>
        this.#keep({ row, lasting: lastingView(row) }),
    );
  }

  #keep(card: Card): Card {
    this.#drop(card.row.uuid);
    this.#kept.set(card.row.uuid, card);
    this.#characters += charactersOf(card);
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= MAX_CARDS && this.#characters <= MAX_CHARACTERS) break;
      this.#drop(oldest);
    }
    return card;
  }

  #drop(uuid: string): void {
    const kept = this.#kept.get(uuid);
    if (!kept) return;
    this.#kept.delete(uuid);
    this.#characters -= charactersOf(kept);
  }
}

function charactersOf({ row: { title, content } }: Card): number {
  return [...Object.values(title), ...Object.values(content)].reduce((sum, text) => sum + text.length, 0);
}
