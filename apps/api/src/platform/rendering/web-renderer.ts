import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Injectable, Logger } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import type { Language } from '@haiko/shared/i18n/languages';
import { type ExecutionResult, parse } from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import { BoundedMap } from '../bounded-map.js';
import { AppConfig } from '../config.js';
import type { PageAddress } from '../http/render-head.js';
import { visitorRequest } from './visitor-request.js';

/** Beside the folder of what browsers load: `vite build --config vite.server.config.ts` writes it. */
const BUILT = '../dist-server/server.js';
/** Of which it is remembered what the table of routes says: asking it (0.4 ms of CPU) costs more than sending a kept page. */
const MOST_KNOWN = 2_000;
const LONGEST_KNOWN = 200;
/** As the app writes addresses. What is spelled otherwise (`/MAIN`, `/%6Dain`, `/main/`) opens in the app, and is no page of its own. */
const AS_WRITTEN = /^(\/[a-z\d-]+)+$/;

/** What of the web app runs here (apps/web/src/server.tsx). */
interface WebServer {
  addressToRender(path: string, query: string): RenderedAddress | undefined;
  renderPage(rendering: {
    address: string;
    language: Language;
    savesData: boolean;
    ask(query: string, variables: Record<string, unknown>): Promise<ExecutionResult>;
  }): Promise<RenderedHtml | undefined>;
}

/** An address as far as its page is another than those of others. */
interface RenderedAddress {
  /** From the slash on. */
  address: string;
  /** Whether it searches: of such there are as many as people think of. */
  isSearch: boolean;
}

/** Who wants a page, as far as that matters for it. */
export interface Visitor {
  language: Language;
  /** Their address. */
  ip: string | undefined;
  /** Whether they want to load little. */
  savesData: boolean;
}

export interface RenderedHtml {
  html: string;
  answers: Record<string, object>;
}

/** Renders pages with the web app's own screens; their queries are answered here, as a visitor gets them. */
@Injectable()
export class WebRenderer {
  readonly #logger = new Logger('WebRenderer');
  readonly #compiled = new Map<string, CompiledQuery>();
  readonly #known = new BoundedMap<string, RenderedAddress | undefined>(MOST_KNOWN);
  readonly #built: Promise<WebServer | null>;

  constructor(
    config: AppConfig,
    private readonly modules: ModuleRef,
  ) {
    const file = config.webDist && path.resolve(config.webDist, BUILT);
    this.#built = file && existsSync(file) ? this.#load(file) : Promise.resolve(null);
  }

  /**
   * What of an address tells its page from others; undefined where it is not rendered, as all are where the build for the server
   * is missing.
   */
  async addressToRender({ path: screen, query }: PageAddress): Promise<RenderedAddress | undefined> {
    const web = await this.#built;
    if (!AS_WRITTEN.test(screen)) return undefined;
    // What people search for is remembered nowhere.
    if (query !== '' || screen.length > LONGEST_KNOWN) return web?.addressToRender(screen, query);
    const rendered = this.#known.has(screen) ? this.#known.get(screen) : web?.addressToRender(screen, query);
    // Also one that is known: those that are asked for stay.
    this.#known.set(screen, rendered);
    return rendered;
  }

  /** Renders such an address, undefined where there is not what it asks for; `ip` is whose wish it is. */
  async render(address: string, { language, ip, savesData }: Visitor): Promise<RenderedHtml | undefined> {
    const web = await this.#built;
    if (!web) throw new Error('The web app is not built for the server');
    const req = visitorRequest(language, ip);
    return web.renderPage({
      address,
      language,
      savesData,
      ask: (query, variables) =>
        this.#compiledOf(query).query(undefined, { req }, variables) as Promise<ExecutionResult>,
    });
  }

  async #load(file: string): Promise<WebServer | null> {
    try {
      return (await import(pathToFileURL(file).href)) as WebServer;
    } catch (error) {
      // Without it people see what the app shows them by itself.
      this.#logger.error({ event: 'WEB_SERVER_BUILD', reason: String(error) });
      return null;
    }
  }

  /** The documents are those of the build, so there are as many as it has. */
  #compiledOf(query: string): CompiledQuery {
    const known = this.#compiled.get(query);
    if (known) return known;
    const { schema } = this.modules.get(GraphQLSchemaHost, { strict: false });
    const compiled = compileQuery(schema, parse(query));
    if (!isCompiledQuery(compiled)) throw new Error('A query of the web app cannot be compiled');
    this.#compiled.set(query, compiled);
    return compiled;
  }
}
