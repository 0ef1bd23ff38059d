import { Injectable, Logger } from '@nestjs/common';
import type { Language } from '@haiko/shared/i18n/languages';
import { AppConfig } from '../config.js';
import { Replicas } from '../database/replicas.js';
import { AppError } from '../errors/app-error.js';
import { PageMetadataSources } from '../http/page-metadata.js';
import { type PageAddress, renderHead } from '../http/render-head.js';
import { Metrics } from '../metrics/metrics.js';
import { Semaphore } from '../semaphore.js';
import { within } from '../within.js';
import { BuiltPage } from './built-page.js';
import { type CachedPage, PageCache } from './page-cache.js';
import { type Packed, pack } from './packed.js';
import { tagsOf } from './page-tags.js';
import { PageInvalidation } from './page-invalidation.js';
import { type Visitor, WebRenderer } from './web-renderer.js';

const MAX_BYTES = 32 * 1024 * 1024;
/** Apart, because there are as many as people think of: they must not push out what many read. */
const MAX_SEARCHED_BYTES = 2 * 1024 * 1024;
/** Views are counted and times pass without anybody being told. */
const MAX_AGE_MS = 60_000;
/** After that the reader gets the shell: the app asks for itself what is so slow here. */
const PATIENCE_MS = 300;
/** Search engines know nothing but what comes, and take an empty page for what there is. */
const ENGINES_PATIENCE_MS = 5_000;
/** A rendering has the process for itself: more at once are only later, all of them. */
const PARALLEL = 2;
const MOST_QUEUED = 40;
const LONGEST_QUEUED_MS = 5_000;
/** What a page costs beside its bytes, roughly: its key, its tags. */
const OVERHEAD_BYTES = 4_096;

/** A page as it is sent. */
export interface RenderedPage extends CachedPage {
  packed: Packed;
  /** Before it was packed. */
  length: number;
  isListed: boolean;
}

/** Who opens a page. */
export interface Reader extends Visitor {
  /** Who is charged for it, and waits in one line for all their pages: not an address, of which a network of IPv6 has any number. */
  payer: string | undefined;
  isSearchEngine: () => Promise<boolean>;
}

/** Of which page the log tells. */
interface About {
  address: string;
  language: Language;
}

/** Whose page is to be made. */
interface AddressToMake extends PageAddress {
  /** From the slash on, as the web app knows it. */
  rendered: string;
  isSearch: boolean;
}

/** There is nothing at an address: no page, and no failure either. */
class NothingThere extends Error {}

/**
 * Open pages as visitors see them, each in nine languages, rendered by the web app's own screens and kept as the bytes that are sent.
 * Nothing in them is anybody's own: the queries are asked without a bearer.
 */
@Injectable()
export class RenderedPages {
  readonly #logger = new Logger('RenderedPages');
  readonly #cache: PageCache<RenderedPage>;
  readonly #searched: PageCache<RenderedPage>;
  readonly #line = new Semaphore({ parallel: PARALLEL, queued: MOST_QUEUED, waitMs: LONGEST_QUEUED_MS });

  constructor(
    private readonly builtPage: BuiltPage,
    private readonly renderer: WebRenderer,
    private readonly heads: PageMetadataSources,
    private readonly invalidation: PageInvalidation,
    private readonly metrics: Metrics,
    private readonly replicas: Replicas,
    private readonly config: AppConfig,
  ) {
    const shared = { maxAgeMs: MAX_AGE_MS, changedSince: (time: number) => invalidation.changedSince(time) };
    this.#cache = new PageCache({ ...shared, maxBytes: MAX_BYTES });
    this.#searched = new PageCache({ ...shared, maxBytes: MAX_SEARCHED_BYTES });
    invalidation.add(this.#cache);
    invalidation.add(this.#searched);
    metrics.watch('haiko_cache_bytes', () => [
      { labels: { cache: 'pages' }, value: this.#cache.bytes },
      { labels: { cache: 'searches' }, value: this.#searched.bytes },
    ]);
  }

  /** The page of an address as it is kept; undefined where it would have to be made, or found by what is searched for. */
  async kept(address: PageAddress, reader: Pick<Reader, 'language' | 'savesData'>): Promise<RenderedPage | undefined> {
    // To tell one search from another is work, and what cannot be invalidated is not kept.
    if (address.query !== '' || !this.invalidation.isListening) return undefined;
    const place = await this.#placeOf(address, reader);
    const kept = place?.cache.kept(place.key);
    if (place && kept) this.#count(place.cache, 'hit');
    return kept;
  }

  /**
   * The page of an address; undefined where the shell is right, or faster, and `late` where a search engine does better to come again.
   * `onRender` hears of each time that it has to be made for this reader: 0 when that begins, and its bytes when it ends, however late.
   */
  async of(
    address: PageAddress,
    reader: Reader,
    onRender?: (bytes: number) => void,
  ): Promise<RenderedPage | 'late' | undefined> {
    const place = await this.#placeOf(address, reader);
    if (!place) return undefined;
    if (!this.invalidation.isListening) return this.#unmade(reader);
    const { cache, key, isSearch } = place;
    const kept = cache.kept(key);
    this.#count(cache, kept ? 'hit' : 'miss');
    if (kept) return kept;
    const make = () => this.#make({ ...address, rendered: place.rendered, isSearch }, reader);
    const page = cache.of(key, async (isAgain) => {
      onRender?.(0);
      const made = await this.#line.run(
        () => (isAgain ? this.replicas.onPrimary(make) : this.replicas.reading(make)),
        reader.payer,
      );
      onRender?.(made.length);
      return made;
    });
    // What people search for is in no log.
    return this.#inTime(page, reader, { address: address.path, language: reader.language });
  }

  /** Where the page of an address is kept, if it is one to be rendered. */
  async #placeOf(address: PageAddress, { language, savesData }: Pick<Reader, 'language' | 'savesData'>) {
    const found = await this.renderer.addressToRender(address);
    if (found === undefined) return undefined;
    const { address: rendered, isSearch } = found;
    const cache = isSearch ? this.#searched : this.#cache;
    const key = `${language}${address.namesLanguage ? '?' : ''}${savesData ? '-' : ''} ${rendered}`;
    return { cache, key, rendered, isSearch };
  }

  /** What is late goes on when nobody waits any more, and is there for the next one. */
  async #inTime(page: Promise<RenderedPage>, reader: Reader, about: About): Promise<RenderedPage | 'late' | undefined> {
    const made = page.catch((error: unknown) => {
      if (error instanceof NothingThere) return undefined;
      if (isTurnedAway(error)) return 'late';
      this.#log(error, about);
      return this.#unmade(reader);
    });
    const first = await within(PATIENCE_MS, made);
    if (first !== 'late') return first;
    this.#logger.warn({ event: 'PAGE_LATE', ...about });
    return (await reader.isSearchEngine()) ? within(ENGINES_PATIENCE_MS, made) : undefined;
  }

  /** What is sent of a page that cannot be made now: search engines would take the empty one for all there is. */
  async #unmade({ isSearchEngine }: Reader): Promise<'late' | undefined> {
    return (await isSearchEngine()) ? 'late' : undefined;
  }

  async #make({ rendered, isSearch, ...address }: AddressToMake, visitor: Visitor): Promise<RenderedPage> {
    const { path: screen } = address;
    const { language } = visitor;
    const head = await this.heads.of(screen, language);
    if (head === null || head?.isGone) throw new NothingThere();
    const made = await this.renderer.render(rendered, visitor);
    if (!made) throw new NothingThere();
    const { html, answers } = made;
    const { asOf } = this.replicas;
    // What is searched for says whatever somebody has written into an address.
    const isListed = !isSearch && (head ? head.isListed : this.heads.isListed(screen));
    const { publicUrl: origin, verification } = this.config;
    const parts = { head, language, origin, verification, content: html, ...((head || isListed) && { address }) };
    const page = renderHead(this.builtPage.html, parts);
    const packed = await pack(page);
    const bytes = packed.br.length + packed.gzip.length + OVERHEAD_BYTES;
    return { packed, length: Buffer.byteLength(page), bytes, tags: tagsOf(answers), isListed, asOf };
  }

  #count(cache: PageCache<RenderedPage>, outcome: 'hit' | 'miss'): void {
    const labels = { cache: cache === this.#cache ? 'pages' : 'searches', outcome };
    this.metrics.count('haiko_cache_lookups_total', labels);
  }

  #log(error: unknown, page: About): void {
    const reason = error instanceof Error ? error.message : String(error);
    this.#logger.warn({ event: 'PAGE_NOT_RENDERED', ...page, reason });
  }
}

/** Too many pages wait to be made. */
function isTurnedAway(error: unknown): boolean {
  return error instanceof AppError && error.code === 'UNAVAILABLE';
}
