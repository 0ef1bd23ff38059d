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
interface Asked {
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
}

/** It has an error, which is told in the usual way. */
class NotToKeep extends Error {}

/**
 * Answers to visitors' queries, kept as the bytes that are sent: of queries that are marked (`@CachedForVisitors`), by document,
 * variables and language. Nothing in them is anybody's own: they are asked without a bearer.
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

  /** Sends what is kept; stands before the line of those who wait, because it is no work. */
  readonly sendKept: RequestHandler = (request, response, next) => {
    const key = this.#keyOf(request);
    const answer = key === undefined ? undefined : this.#cache.kept(key);
    if (!answer) return next();
    this.metrics.count('haiko_cache_lookups_total', { cache: 'answers', outcome: 'hit' });
    (request as CallerRequest).asked = undefined;
    send(answer, request, response);
  };

  /** Makes what can be kept, once for all who ask meanwhile; everything else goes on. */
  readonly sendMade: RequestHandler = async (request, response, next) => {
    const key = this.#keyOf(request);
    const kept = key === undefined ? null : this.#documentOf(asked(request).query);
    if (key === undefined || !kept || isSearch(kept, asked(request).variables ?? {})) return next();
    this.metrics.count('haiko_cache_lookups_total', { cache: 'answers', outcome: 'miss' });
    const language = languageOf(request);
    const make = () => this.#make(kept, { ...asked(request), key }, { language, payer: request as CallerRequest });
    const answer = await this.#cache
      .of(key, (isAgain) => (isAgain ? this.replicas.onPrimary(make) : this.replicas.reading(make)))
      .catch(() => undefined);
    if (!answer) return next();
    send(answer, request, response);
  };

  /** Under which its answer may be kept; undefined where it may not. */
  #keyOf(request: Request): string | undefined {
    const { asked: { letters } = { letters: 0 }, headers } = request as CallerRequest;
    const isForVisitors = this.#cache.maxBytes > 0 && headers.authorization === undefined;
    if (!isForVisitors || letters > QUERY_LIMITS.keptLetters || !this.invalidation.isListening) return undefined;
    const key = keyOf(request);
    return key.length <= QUERY_LIMITS.remembered ? key : undefined;
  }

  async #make(
    { document, lists }: CachedDocument,
    { variables, operationName, key }: Asked & { key: string },
    { language, payer }: { language: Language; payer: CallerRequest },
  ) {
    const visitor: Partial<CallerRequest> = visitorRequest(language);
    const answer = await execute({
      schema: this.#schema,
      document,
      variableValues: variables,
      operationName,
      contextValue: { req: visitor },
    });
    // It is made for all of them, and paid by who has it made.
    payer.lettersLookedThrough = visitor.lettersLookedThrough;
    if (answer.errors) throw new NotToKeep();
    const { asOf } = this.replicas;
    const words = JSON.stringify(answer);
    const packed = { ...(await pack(words)), identity: Buffer.from(words) };
    // A character of the key takes up to two bytes.
    const bytes = packed.br.length + packed.gzip.length + packed.identity.length + 2 * key.length + OVERHEAD_BYTES;
    // Also of what was asked about, of which the answer may say nothing: the comments of a post without any.
    const tags = new Set([...lists, ...uuidsIn(answer.data), ...(key.match(UUIDS) ?? [])]);
    return { packed, bytes, tags, asOf };
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

const asked = ({ body }: Request) => body as Asked;

const languageOf = ({ headers }: Request): Language => languageOfHeader(headers['accept-language']) ?? DEFAULT_LANGUAGE;

function keyOf(request: Request): string {
  const { query, variables, operationName } = asked(request);
  // A name may hold anything, also what variables begin with.
  return `${languageOf(request)} ${JSON.stringify([operationName ?? '', variables ?? {}])} ${query}`;
}

function send(answer: Answer, request: Request, response: Response): void {
  const bytes = unpackable(answer.packed, request, response);
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.end(bytes);
}
