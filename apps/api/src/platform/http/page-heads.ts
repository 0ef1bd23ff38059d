import { Injectable, Logger } from '@nestjs/common';
import type { Language } from '@haiko/shared/i18n/languages';
import { isUuid } from '../validation/validators.js';

/** What search engines and previews in chats are told about a page. */
export interface PageHead {
  title: string;
  description: string;
  /** The page's own address, from the slash on. */
  path: string;
  type: 'website' | 'article';
  /** Of title and description. */
  language: Language;
  /** From the slash on; the product's own picture otherwise. */
  image: string | null;
  /** Whether search engines may list it. */
  isListed: boolean;
  /** schema.org data, for pages that have some. */
  data: object | null;
}

type Finder = (uuid: string) => Promise<PageHead | null>;

/** Who knows what a page is about. A feature calls `describe` when it is made. */
@Injectable()
export class PageHeads {
  readonly #logger = new Logger('PageHeads');
  readonly #finders = new Map<string, Finder>();
  readonly #listed = new Set<string>();

  /** Says who knows about the pages `/<screen>/<uuid>`; null where everybody would find nothing. */
  describe(screen: string, find: Finder): void {
    this.#finders.set(screen, find);
  }

  /** Names screens without a uuid that search engines may list. */
  list(screens: readonly string[]): void {
    for (const screen of screens) this.#listed.add(screen);
  }

  /** Whether the page of an address without a head of its own may be listed. */
  isListed(address: string): boolean {
    return this.#listed.has(address.replace(/^\/|\/$/g, ''));
  }

  /** The head of an address: undefined where the app's own is right, null where there is nothing. */
  async of(address: string): Promise<PageHead | null | undefined> {
    const [, screen = '', uuid = ''] = /^\/([a-z]+)\/([^/]+)\/?$/.exec(address) ?? [];
    const find = this.#finders.get(screen);
    if (!find) return undefined;
    if (!isUuid(uuid)) return null;
    try {
      return await find(uuid.toLowerCase());
    } catch (error) {
      // The app opens whatever happens here; it tells people itself what is wrong.
      this.#logger.warn({ error: error instanceof Error ? error.message : String(error) }, 'A page has no head');
      return undefined;
    }
  }
}
