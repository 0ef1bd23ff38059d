import { Injectable, Logger } from '@nestjs/common';
import type { Language } from '@haiko/shared/i18n/languages';
import { Replicas } from '../database/replicas.js';
import { Registry } from '../registry.js';
import { isUuid } from '@haiko/shared/contract/fields';

/** What search engines and previews in chats are told about a page. */
export interface PageMetadata {
  title: string;
  description: string;
  /** The page's own address, from the slash on. */
  path: string;
  type: 'website' | 'article';
  /** Of title and description: the reader's where there is such a text, else the original's. */
  language: Language;
  originalLanguage: Language;
  /** In which there is a text. */
  languages: readonly Language[];
  /** From the slash on; the product's own picture otherwise. */
  image: string | null;
  /** Whether search engines may list it. */
  isListed: boolean;
  /** Whether what it was about is over for good: search engines are told to forget the address. */
  isGone: boolean;
  /** schema.org data, for pages that have some, with the address that the page says is its own. */
  data: ((address: string) => object) | null;
}

/** What a screen's pages are about, by uuid; `listed` for a screen without one that search engines may list as it is. */
type MetadataSource = ((uuid: string, language: Language) => Promise<PageMetadata | null>) | 'listed';

/** Who knows what a page is about: features register a source for each screen, the first part of its address. */
@Injectable()
export class PageMetadataSources extends Registry<string, MetadataSource> {
  readonly #logger = new Logger('PageMetadata');

  constructor(private readonly replicas: Replicas) {
    super();
  }

  /** Whether the page of an address without metadata of its own may be listed. */
  isListed(address: string): boolean {
    return this.get(address.replace(/^\/|\/$/g, '')) === 'listed';
  }

  /**
   * The metadata of an address, for a reader of this language: undefined where the app's own is right, null where there is nothing. Rejects where
   * it cannot be read.
   */
  async of(address: string, language: Language): Promise<PageMetadata | null | undefined> {
    const [, screen = '', uuid = ''] = /^\/([a-z]+)\/([^/]+)\/?$/.exec(address) ?? [];
    const find = this.get(screen);
    if (find === undefined || find === 'listed') return undefined;
    if (!isUuid(uuid)) return null;
    const look = () => find(uuid.toLowerCase(), language);
    const head = await this.replicas.reading(look);
    // Previews are fetched as soon as an address was sent to somebody: a replica may not know of what is that new.
    return head === null && this.replicas.exist ? this.replicas.onPrimary(look) : head;
  }

  /** The same for a page that opens whatever happens, in which the app tells people itself what is wrong: 'unread' where it cannot be read. */
  async ofShell(address: string, language: Language): Promise<PageMetadata | null | undefined | 'unread'> {
    try {
      return await this.of(address, language);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      this.#logger.warn({ event: 'PAGE_WITHOUT_HEAD', address, language, reason });
      return 'unread';
    }
  }
}
