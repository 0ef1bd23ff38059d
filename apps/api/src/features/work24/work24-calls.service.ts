import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../platform/config.js';
import { Database } from '../../platform/database/database.js';
import { found } from '../../platform/errors/app-error.js';
import { type BoundedReply, boundedFetch } from '../../platform/http/bounded-fetch.js';
import { FeedError } from '../job-imports/feed-error.js';
import { type Work24Fields, type Work24Reply, work24Reply } from './work24-xml.js';
import { PUT_OFF_CALLS, TAKE_TURN } from './work24.statements.js';

/** Entries on a page, and pages of a list: as many as the service allows. */
export const PAGE_ENTRIES = 100;
export const MOST_PAGES = 1_000;

/** A page of a list. */
export interface Work24Page {
  /** Of the whole list. */
  total: number;
  entries: Work24Fields[];
}

const BOUNDS = { milliseconds: 30_000, bytes: 8 * 1_048_576 };
const GONE = [404, 410];
const TOO_MANY = 429;
/** In calls, where the service that has too many does not say for how long. */
const PAUSE = 60;
const LONGEST_PAUSE_MS = 60 * 60 * 1_000;

/**
 * Calls the service, one call after another at the pace of the settings, for all processes together. What is wrong with a reply is a
 * `FeedError`.
 */
@Injectable()
export class Work24Calls {
  constructor(
    private readonly database: Database,
    private readonly config: AppConfig,
  ) {}

  /** A page (from 1) of the list that `filter` chooses: `region=11000&empTpGb=1`. */
  async page(filter: string, page: number, signal?: AbortSignal): Promise<Work24Page> {
    const chosen = Object.fromEntries(new URLSearchParams(filter));
    const query = { ...chosen, callTp: 'L', startPage: String(page), display: String(PAGE_ENTRIES) };
    const reply = await this.#ask('callOpenApiSvcInfo210L01.do', query, signal);
    if (reply === 'gone') throw new FeedError('STATUS', '404');
    const total = Number(reply.fields['total'] ?? NaN);
    if (reply.root !== 'wantedRoot' || !Number.isInteger(total)) throw new FeedError('UNKNOWN_FORMAT', reply.root);
    return { total, entries: reply.parts.filter(({ name }) => name === 'wanted').map(({ fields }) => fields) };
  }

  /** What a posting says in full; `gone` where the service says that it has it no more. */
  async detail(id: string, signal?: AbortSignal): Promise<Work24Fields | 'gone'> {
    const query = { callTp: 'D', wantedAuthNo: id, infoSvc: 'VALIDATION' };
    const reply = await this.#ask('callOpenApiSvcInfo210D01.do', query, signal);
    if (reply === 'gone') return reply;
    // Beside it stands whom to call there, which is not kept.
    const wanted = reply.parts.find(({ name }) => name === 'wantedInfo');
    if (reply.root !== 'wantedDtl' || !wanted) throw new FeedError('UNKNOWN_FORMAT', reply.root);
    return wanted.fields;
  }

  async #ask(file: string, query: Record<string, string>, signal?: AbortSignal): Promise<Work24Reply | 'gone'> {
    const { url, key, callMs } = this.config.work24;
    const { waitMs } = found(await this.database.row(TAKE_TURN, { milliseconds: callMs }));
    if (waitMs > 0) await sleep(waitMs, undefined, { signal }).catch(() => undefined);
    if (signal?.aborted) throw new FeedError('INTERRUPTED');
    const parameters = new URLSearchParams({ authKey: key ?? '', returnType: 'XML', ...query });
    const reply = await fetched(`${url}/${file}?${parameters}`, signal);
    if (GONE.includes(reply.status)) return 'gone';
    if (reply.status === TOO_MANY) {
      const seconds = Number(reply.headers.get('retry-after') ?? NaN);
      const pauseMs = Number.isFinite(seconds) ? seconds * 1_000 : callMs * PAUSE;
      await this.database.rows(PUT_OFF_CALLS, { milliseconds: Math.min(pauseMs, LONGEST_PAUSE_MS) });
      throw new FeedError('TOO_MANY_CALLS');
    }
    if (reply.status !== 200) throw new FeedError('STATUS', String(reply.status));
    return work24Reply(reply.body);
  }
}

/** The address has the key in it, so that no error of the network may name it. */
async function fetched(address: string, signal: AbortSignal | undefined): Promise<BoundedReply> {
  try {
    return await boundedFetch(address, signal ? { signal } : {}, BOUNDS);
  } catch (error) {
    if (signal?.aborted) throw new FeedError('INTERRUPTED');
    throw new FeedError((error as Error).name === 'TimeoutError' ? 'TIMEOUT' : 'UNREACHABLE');
  }
}
