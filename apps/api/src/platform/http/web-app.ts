import fs from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { DEFAULT_LANGUAGE, HTML_LANG, isLanguage, type Language, languageOfHeader } from '@haiko/shared/i18n/languages';
import { pageMessages } from '@haiko/shared/i18n/pageMessages';
import type { Request, RequestHandler, Response } from 'express';
import staticFiles from 'express-static-gzip';
import type { CallerRequest } from '../access/caller.js';
import { doorOf } from '../doors.js';
import type { SearchEngines } from '../rate-limit/search-engines.js';
import type { Reader, RenderedPages } from '../rendering/rendered-pages.js';
import { takesPacked } from '../rendering/packed.js';
import { sendPage } from '../rendering/send-page.js';
import { ofHeader } from '../of-header.js';
import type { PageMetadata, PageMetadataSources } from './page-metadata.js';
import { type PageAddress, renderHead, type SiteVerification } from './render-head.js';

const MANIFEST = '/manifest.webmanifest';
const FIRST_SCREEN = '/main';
/** A page that was late for a search engine is made and kept by then. */
const LATE_PAGE_COMES_IN_SECONDS = 30;
const WORKER = '/worker.js';
const WORKER_OFF = '/worker-off.js';

/** What of the web app manifest depends on the reader's language. */
interface Manifest {
  shortcuts: { name: string; url: string }[];
}

interface WebAppParts {
  heads: PageMetadataSources;
  pages: RenderedPages;
  /** The built page, which is sent where none is rendered. */
  shell: string;
  engines: SearchEngines;
  origin: string;
  verification: SiteVerification;
  /** Where not, the service worker of every browser is replaced by one that keeps nothing. */
  hasOfflineWorker: boolean;
  prepare: RequestHandler;
  limit: RequestHandler;
}

/**
 * The built web app. Files with a hash in their name are cached for ever, everything else is asked for again; any other
 * page address answers a page, but a missing file is a 404: a script that is HTML would only break later. Pages speak the reader's
 * language, and pass `limit` where they have to be made.
 */
export function webApp(folder: string, parts: WebAppParts): RequestHandler[] {
  const root = path.resolve(folder);
  const files = staticFiles(root, {
    index: false,
    // The build writes both beside every text file.
    enableBrotli: true,
    orderPreference: ['br', 'gzip'],
    serveStatic: { redirect: false, setHeaders: (response, file) => cacheHeaders(response, root, file) },
  });
  return [
    firstScreen,
    worker(parts.hasOfflineWorker),
    keptPage(parts),
    parts.prepare,
    manifest(root),
    shellFile(root, parts.shell),
    function sendFile(request, response, next) {
      return mayBeFile(request.path) ? files(request, response, next) : next();
    },
    page(parts),
  ];
}

/** The root leads to the first screen, and takes what stands behind its `?` along. */
const firstScreen: RequestHandler = (request, response, next) => {
  if (request.path !== '/' || !isNavigation(request)) return next();
  response.setHeader('Cache-Control', 'no-cache');
  response.redirect(request.originalUrl.replace(/^[^?]*/, FIRST_SCREEN));
};

/** A page that is kept is no work: it is sent before anything is looked for and before the line, to who can read it as it is packed. */
function keptPage({ pages, engines }: WebAppParts): RequestHandler {
  return async function sendKeptPage(request, response, next) {
    const { comesBackInSeconds } = request as CallerRequest;
    if (comesBackInSeconds !== undefined || !isNavigation(request) || !takesPacked(request)) return next();
    const { address, reader } = pageAsked(request, response, engines);
    const kept = await pages.kept(address, reader);
    if (!kept) return next();
    sendPage(kept, request, response);
  };
}

function pageAsked(request: Request, response: Response, engines: SearchEngines) {
  const said = saidBy(request);
  const language = readersLanguage(request, response, said);
  const { ip, path: screen } = request;
  const { payer } = request as CallerRequest;
  const reader: Reader = {
    ...{ language, ip, payer, savesData: savesData(request, response) },
    isSearchEngine: () => engines.isVerified(ip ?? '', request.headers['user-agent']),
  };
  return { address: addressOf(screen, language, said), reader };
}

/**
 * An open page as it is rendered for visitors; where that fails or takes long, as on all other pages, the empty one, with the head
 * of what its address is about, which the app fills. Who has used up their allowance gets the empty one, in which they can sign
 * in; so do search engines where the page is late for them, too, and come again. Screens that are somebody's own ask not to be listed.
 */
function page(parts: WebAppParts): RequestHandler {
  const make = pageToMake(parts);
  return function openPage(request, response, next) {
    if (!isNavigation(request)) return next();
    parts.limit(request, response, (error?: unknown) => {
      if (error) return next(error);
      make({ request, response, ...pageAsked(request, response, parts.engines) }).catch(next);
    });
  };
}

interface PageToMake {
  request: Request;
  response: Response;
  address: PageAddress;
  reader: Reader;
}

function pageToMake({ heads, pages, shell, origin, verification }: WebAppParts) {
  return async ({ request, response, address, reader }: PageToMake): Promise<void> => {
    const { language } = reader;
    const comeBack = (status: number, seconds: number) => {
      response.status(status).setHeader('Retry-After', seconds).type('html');
      response.send(renderHead(shell, { head: undefined, language, origin, verification }));
    };
    const caller = request as CallerRequest;
    const { comesBackInSeconds } = caller;
    if (comesBackInSeconds !== undefined) return comeBack(429, comesBackInSeconds);
    const rendered = await pages.of(address, reader, (bytes) => {
      caller.bytesRendered = (caller.bytesRendered ?? 0) + bytes;
      caller.spending?.settle();
    });
    if (rendered === 'late') return comeBack(503, LATE_PAGE_COMES_IN_SECONDS);
    if (rendered) return sendPage(rendered, request, response);
    const read = await heads.ofShell(request.path, language);
    // They would take it for a page about nothing.
    if (read === 'unread' && (await reader.isSearchEngine())) return comeBack(503, LATE_PAGE_COMES_IN_SECONDS);
    const head = read === 'unread' ? undefined : read;
    if (read === undefined && !heads.isListed(request.path)) response.setHeader('X-Robots-Tag', 'noindex');
    const isListed = head ?? heads.isListed(request.path);
    const empty = renderHead(shell, { head, language, origin, verification, ...(isListed && { address }) });
    // Where there is nothing the app opens nevertheless: whoever may see it finds it there.
    response.status(statusOf(head)).type('html').send(empty);
  };
}

function statusOf(head: PageMetadata | null | undefined): number {
  if (head === null) return 404;
  return head?.isGone ? 410 : 200;
}

/** What stands behind the `?` of an address. */
const saidBy = ({ originalUrl }: Request) => new URLSearchParams(originalUrl.replace(/^[^?]*/, ''));

function addressOf(screen: string, language: Language, said: URLSearchParams): PageAddress {
  const others = [...said].filter(([name]) => name !== 'lang');
  const query = others.length > 0 ? `?${new URLSearchParams(others)}` : '';
  return { path: screen, namesLanguage: languageIn(said) === language, query };
}

/**
 * The built page as a file, which browsers' workers keep: while another release lies there that this process has not read, its policy would
 * refuse what stands in it.
 */
function shellFile(root: string, shell: string): RequestHandler {
  return async function sendShellFile({ path: asked }, response, next) {
    if (asked !== '/index.html') return next();
    const built = await fs.readFile(path.join(root, 'index.html'), 'utf8').catch(() => undefined);
    if (built === shell) return next();
    response.status(503).set({ 'Retry-After': LATE_PAGE_COMES_IN_SECONDS, 'Cache-Control': 'no-store' }).end();
  };
}

/** The service worker, or in its place the one that keeps nothing. */
function worker(isOn: boolean): RequestHandler {
  return function sendWorker(request, _response, next) {
    if (!isOn && request.path === WORKER) request.url = WORKER_OFF;
    next();
  };
}

/** The manifest, which names the product where it is installed, in the reader's language. */
function manifest(root: string): RequestHandler {
  return async function sendManifest(request, response, next) {
    if (request.path !== MANIFEST || (request.method !== 'GET' && request.method !== 'HEAD')) return next();
    const built = await fs.readFile(path.join(root, MANIFEST), 'utf8').catch(() => undefined);
    if (built === undefined) return next();
    const language = readersLanguage(request, response, saidBy(request));
    const { description, shortcuts } = pageMessages(language);
    const manifest = JSON.parse(built) as Manifest;
    const own = {
      ...manifest,
      ...{ lang: HTML_LANG[language], description },
      shortcuts: manifest.shortcuts.map((shortcut) => ({
        ...shortcut,
        name: shortcuts[shortcut.url] ?? shortcut.name,
      })),
    };
    response.type('application/manifest+json').send(JSON.stringify(own));
  };
}

/**
 * Asked for again each time, and another one for each language: of the address, else chosen before (a cookie), else as the browser
 * asks for, else English.
 */
function readersLanguage(request: Request, response: Response, said: URLSearchParams): Language {
  response.setHeader('Cache-Control', 'no-cache');
  response.vary('Accept-Language, Cookie');
  const chosen = /(?:^|;\s*)language=(\w+)/.exec(request.headers.cookie ?? '')?.[1];
  return (
    [languageIn(said), chosen].find(isLanguage) ??
    languageOfHeader(request.headers['accept-language']) ??
    DEFAULT_LANGUAGE
  );
}

/** Where an address names two, it names none. */
function languageIn(said: URLSearchParams): string | undefined {
  const [language, another] = said.getAll('lang');
  return another === undefined ? language : undefined;
}

function savesData(request: Request, response: Response): boolean {
  response.vary('Save-Data');
  return request.headers['save-data'] === 'on';
}

/** An address that cannot be decoded would be answered by the package itself, with a page of its own. */
function mayBeFile(address: string): boolean {
  try {
    return doorOf(decodeURIComponent(address)).isOfWebApp === true;
  } catch {
    return false;
  }
}

/** By folder: names of assets tell their content; flags change once in years. */
const CACHING: Record<string, string> = {
  assets: 'public, max-age=31536000, immutable',
  flags: 'public, max-age=604800',
};

function cacheHeaders(response: ServerResponse, root: string, file: string): void {
  const [place = ''] = path.relative(root, file).split(path.sep);
  response.setHeader('Cache-Control', CACHING[place] ?? 'no-cache');
}

// What fetches link previews often accepts anything, or says nothing.
const takesHtml = ofHeader('accept', (request: Request) => request.accepts('html') !== false);

/** Whether somebody opens a page of the app. */
export function isNavigation(request: Request): boolean {
  const { method, path: address } = request;
  const isFile = /\.\w+$/.test(address) || /^\/assets\//i.test(address);
  return (
    (method === 'GET' || method === 'HEAD') && !isFile && doorOf(address).isOfWebApp === true && takesHtml(request)
  );
}
