import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Injectable, Logger } from '@nestjs/common';
import type { Language } from '@haiko/shared/i18n/languages';
import { AppConfig } from '../config.js';
import { Listener } from '../database/listener.js';
import { PageMetadataSources } from '../http/page-metadata.js';
import { type PageAddress, renderHead } from '../http/render-head.js';
import { type KeptPage, PageCache } from './page-cache.js';
import { concernedBy, tagsOf } from './page-tags.js';
import { WebRenderer } from './web-renderer.js';

/** The channel on which triggers tell what has changed. */
const CHANNEL = 'pages';
const MAX_BYTES = 32 * 1024 * 1024;
/** Views are counted and times pass without anybody being told. */
const MAX_AGE_MS = 60_000;
/** After that the reader gets the shell: the app asks for itself what is so slow here. */
const PATIENCE_MS = 300;
const LONGEST_HEARING_MS = 1_000;
/** What a page costs beside its bytes, roughly: its key, its tags. */
const OVERHEAD_BYTES = 4_096;
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** A page as it is sent. */
export interface RenderedPage extends KeptPage {
  /** Of its words, whatever they are compressed by. */
  hash: string;
  br: Buffer;
  gzip: Buffer;
  isListed: boolean;
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
  readonly #cache = new PageCache<RenderedPage>({ maxBytes: MAX_BYTES, maxAgeMs: MAX_AGE_MS });

  constructor(
    private readonly renderer: WebRenderer,
    private readonly heads: PageMetadataSources,
    private readonly listener: Listener,
    private readonly config: AppConfig,
  ) {
    listener.register(CHANNEL, {
      onMessage: (change) => this.#cache.forget(concernedBy(change)),
      onReconnected: () => this.#cache.clear(),
    });
  }

  /** The page of an address; undefined where the shell is right, or faster. */
  async of(address: PageAddress, language: Language): Promise<RenderedPage | undefined> {
    // What cannot be told to be out of date is not kept.
    if (!this.listener.isConnected || !(await this.renderer.renders(address))) return undefined;
    const about = { address: address.path, language };
    const key = `${language}${address.namesLanguage ? '?' : ''} ${address.path}`;
    const page = this.#cache.of(key, () => this.#make(address, language));
    // It goes on when nobody waits any more, and is there for the next one.
    page.catch((error: unknown) => this.#tell(error, about));
    const late = sleep(PATIENCE_MS, 'late' as const, { ref: false });
    const first = await Promise.race([page.catch(() => undefined), late]);
    if (first !== 'late') return first;
    this.#logger.warn({ event: 'PAGE_LATE', ...about });
    return undefined;
  }

  /** Waits until this process has heard what a write of its own has changed: who reads its reply finds it on every page. */
  async heard(): Promise<void> {
    if (this.#cache.isEmpty) return;
    const settled = this.listener.settled().then(() => true);
    const late = sleep(LONGEST_HEARING_MS, false, { ref: false });
    if (!(await Promise.race([settled, late]).catch(() => false))) this.#cache.clear();
  }

  async #make(address: PageAddress, language: Language): Promise<RenderedPage> {
    const { path: screen } = address;
    const [head, shell] = await Promise.all([this.heads.of(screen, language), this.#shell()]);
    if (head === null) throw new NothingThere();
    const { html, answers } = await this.renderer.render(screen, language);
    const isListed = head ? head.isListed : this.heads.isListed(screen);
    const { publicUrl: origin, verification } = this.config;
    const parts = { head, language, origin, verification, content: html, ...(isListed && { address }) };
    return compressed(renderHead(shell, parts), { tags: tagsOf(answers), isListed });
  }

  #shell(): Promise<string> {
    return fs.readFile(path.join(this.config.webDist ?? '', 'index.html'), 'utf8');
  }

  #tell(error: unknown, page: { address: string; language: Language }): void {
    if (error instanceof NothingThere) return;
    const reason = error instanceof Error ? error.message : String(error);
    this.#logger.warn({ event: 'PAGE_NOT_RENDERED', ...page, reason });
  }
}

async function compressed(
  page: string,
  { tags, isListed }: Pick<RenderedPage, 'tags' | 'isListed'>,
): Promise<RenderedPage> {
  const words = Buffer.from(page);
  const [br, gzipped] = await Promise.all([
    compressBrotli(words, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    compressGzip(words),
  ]);
  const hash = createHash('sha256').update(words).digest('base64url').slice(0, 22);
  return { hash, br, gzip: gzipped, tags, isListed, bytes: br.length + gzipped.length + OVERHEAD_BYTES };
}
