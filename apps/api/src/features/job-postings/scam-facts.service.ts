import { Injectable } from '@nestjs/common';
import type { ScamFact } from '@haiko/shared/reference/scamSigns';
import DataLoader from 'dataloader';
import { Database } from '../../platform/database/database.js';
import { FACTS_OF_POSTINGS, MEASURE_PAY } from './scam-facts.statements.js';

/** What is odd about a posting beside its words: it is told to readers, and nothing follows from it. */
@Injectable()
export class ScamFacts {
  /** By request: what one answer asks about its postings is asked at once. */
  readonly #loaders = new WeakMap<object, DataLoader<string, ScamFact[]>>();

  constructor(private readonly database: Database) {}

  /** Of a posting in the answer to `request`; none of what another site brought. */
  of(posting: string, request: object): Promise<ScamFact[]> {
    const loader = this.#loaders.get(request) ?? new DataLoader((postings) => this.#ofAll(postings));
    this.#loaders.set(request, loader);
    return loader.load(posting);
  }

  /** Says anew what each kind of job usually pays. */
  async measurePay(): Promise<void> {
    await this.database.rows(MEASURE_PAY, {});
  }

  async #ofAll(postings: readonly string[]): Promise<ScamFact[][]> {
    const rows = await this.database.rows(FACTS_OF_POSTINGS, { postings: [...postings] });
    const facts = new Map(
      rows.map(({ uuid, isHighPay, isPhoneShared }) => [
        uuid,
        [...(isHighPay ? (['HIGH_PAY'] as const) : []), ...(isPhoneShared ? (['SHARED_PHONE'] as const) : [])],
      ]),
    );
    return postings.map((posting) => facts.get(posting) ?? []);
  }
}
