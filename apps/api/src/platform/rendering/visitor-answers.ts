import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { DEFAULT_LANGUAGE, type Language, languageOfHeader } from '@haiko/shared/i18n/languages';
import type { Request, RequestHandler, Response } from 'express';
import { type DocumentNode, execute, parse, validate } from 'graphql';
import type { CallerRequest } from '../access/caller.js';
import { BoundedMap } from '../bounded-map.js';
import { AppConfig } from '../config.js';
import { Replicas } from '../database/replicas.js';
import { QUERY_LIMITS } from '../graphql/query-limits.js';
import { type CachedQuery, cachedQueryOf, isSearch } from './cached-queries.js';
import { Metrics } from '../metrics/metrics.js';
import { type Packed, pack, unpackable } from './packed.js';
import { type CachedPage, PageCache } from './page-cache.js';
import { uuidsIn } from './page-tags.js';
import { PageInvalidation } from './page-invalidation.js';
import { visitorRequest } from './visitor-request.js';

/** Views are counted and times pass without anybody being told. */
const MAX_AGE_MS = 60_000;
const MAX_DOCUMENTS = 300;
/** What an answer costs beside its bytes and its key, roughly: its tags. */
const OVERHEAD_BYTES = 2_048;
const UUIDS = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** A query as it is asked. */
interface Question {
  query: string;
  variables?: Record<string, unknown> | null;
  operationName?: string | null;
}

/** A document whose answers are kept, and the lists that it reads. */
interface CachedDocument extends CachedQuery {
  document: DocumentNode;
}

interface Answer extends CachedPage {
  packed: Packed;
  /** How its figures are named. */
  asksFor: string | undefined;
}

/** It has an error, which is told in the usual way. */
class NotToKeep extends Error {}

/**
 * Answers to visitors' queries, kept as the bytes that are sent: of queries that are marked (`@CachedForVisitors`), by language and by the
 * bytes of the question. Nothing in them is anybody's own: they are asked without a bearer.
 */
@Injectable()
export class VisitorAnswers {
  readonly #cache: PageCache<Answer>;
  readonly #documents = new BoundedMap<string, CachedDocument | null>(MAX_DOCUMENTS);

  constructor(
    private readonly modules: ModuleRef,
    private readonly invalidation: PageInvalidation,
    private readonly metrics: Metrics,
    private readonly replicas: Replicas,
    { requests }: AppConfig,
  ) {
    const changedSince = (time: number) => invalidation.changedSince(time);
    this.#cache = new PageCache({ maxBytes: requests.cachedBytes, maxAgeMs: MAX_AGE_MS, changedSince });
    invalidation.add(this.#cache);
    metrics.watch('haiko_cache_bytes', () => [{ labels: { cache: 'answers' }, value: this.#cache.bytes }]);
  }

  /**
   * Sends what is kept; stands before the line of those who wait, because it is no work, and before the question is looked at, because
   * one with the same bytes has been.
   */
  readonly sendKept: RequestHandler = (request, response, next) => {
    const caller = request as CallerRequest;
    caller.answerKey = this.#keyOf(caller);
    const answer = caller.answerKey === undefined ? undefined : this.#cache.kept(caller.answerKey);
    if (!answer) return next();
    this.metrics.count('haiko_cache_lookups_total', { cache: 'answers', outcome: 'hit' });
    caller.asksFor = answer.asksFor;
    send(answer, request, response);
  };

  /** Makes what can be kept, once for all who ask meanwhile; everything else goes on. */
  readonly sendMade: RequestHandler = async (request, response, next) => {
    const caller = request as CallerRequest;
    const { answerKey: key, asked: { letters } = { letters: 0 } } = caller;
    const { query, variables } = question(request);
    if (key === undefined || letters > QUERY_LIMITS.keptLetters || !this.invalidation.isListening) return next();
    const kept = this.#documentOf(query);
    if (!kept || isSearch(kept, variables ?? {})) return next();
    this.metrics.count('haiko_cache_lookups_total', { cache: 'answers', outcome: 'miss' });
    const make = () => this.#make(kept, caller, key);
    const answer = await this.#cache
      .of(key, (isAgain) => (isAgain ? this.replicas.onPrimary(make) : this.replicas.reading(make)))
      .catch(() => undefined);
    if (!answer) return next();
    send(answer, request, response);
  };

  /**
   * Under which its answer may be kept: the very bytes of the question, and the language; undefined where it may not. Whoever writes it
   * otherwise has it made once more.
   */
  #keyOf({ bodyBytes, headers, method }: CallerRequest): string | undefined {
    const isForVisitors = this.#cache.maxBytes > 0 && headers.authorization === undefined && method === 'POST';
    if (!isForVisitors || !bodyBytes || bodyBytes.length > QUERY_LIMITS.remembered) return undefined;
    if (!this.invalidation.isListening) return undefined;
    return `${languageOf(headers)} ${bodyBytes.toString('latin1')}`;
  }

  async #make({ document, lists }: CachedDocument, caller: CallerRequest, key: string): Promise<Answer> {
    const { query, variables, operationName } = question(caller);
    const visitor: Partial<CallerRequest> = visitorRequest(languageOf(caller.headers));
    const answer = await execute({
      schema: this.#schema,
      document,
      variableValues: variables,
      operationName,
      contextValue: { req: visitor },
    });
    // It is made for all of them, and paid by who has it made.
    caller.lettersLookedThrough = visitor.lettersLookedThrough;
    if (answer.errors) throw new NotToKeep();
    const { asOf } = this.replicas;
    const words = JSON.stringify(answer);
    const packed = { ...(await pack(words)), identity: Buffer.from(words) };
    const bytes = packed.br.length + packed.gzip.length + packed.identity.length + key.length + OVERHEAD_BYTES;
    // Also of what was asked about, of which the answer may say nothing: the comments of a post without any.
    const asked = `${query} ${JSON.stringify(variables ?? {})}`.toLowerCase().match(UUIDS) ?? [];
    const tags = new Set([...lists, ...uuidsIn(answer.data), ...asked]);
    return { packed, bytes, tags, asOf, asksFor: caller.asksFor };
  }

  #documentOf(query: string): CachedDocument | null {
    const known = this.#documents.get(query);
    if (known !== undefined) return known;
    const found = this.#read(query);
    this.#documents.set(query, found);
    return found;
  }

  /** Null for what is not kept, and for what is no document: the endpoint says what is wrong with it. */
  #read(query: string): CachedDocument | null {
    try {
      const document = parse(query, { noLocation: true });
      const cached = cachedQueryOf(document, this.#schema);
      return cached && validate(this.#schema, document).length === 0 ? { document, ...cached } : null;
    } catch {
      return null;
    }
  }

  get #schema() {
    return this.modules.get(GraphQLSchemaHost, { strict: false }).schema;
  }
}

const question = ({ body }: Request) => body as Question;

const languageOf = (headers: Request['headers']): Language =>
  languageOfHeader(headers['accept-language']) ?? DEFAULT_LANGUAGE;

function send(answer: Answer, request: Request, response: Response): void {
  const bytes = unpackable(answer.packed, request, response);
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.end(bytes);
}
