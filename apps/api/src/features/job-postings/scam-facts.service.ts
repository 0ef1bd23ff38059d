import { Injectable } from '@nestjs/common';
import type { ScamFact } from '@haiko/shared/reference/scamSigns';
import { Database } from '../../platform/database/database.js';
import { FACTS_OF_POSTING, MEASURE_PAY } from './scam-facts.statements.js';

/** What is odd about a posting beside its words: it is told to readers, and nothing follows from it. */
@Injectable()
export class ScamFacts {
  constructor(private readonly database: Database) {}

  /** None of what another site brought. */
  async of(posting: string): Promise<ScamFact[]> {
    const row = await this.database.row(FACTS_OF_POSTING, { posting });
    return [
      ...(row?.isHighPay ? (['HIGH_PAY'] as const) : []),
      ...(row?.isPhoneShared ? (['SHARED_PHONE'] as const) : []),
    ];
  }

  /** Says anew what each kind of job usually pays. */
  async measurePay(): Promise<void> {
    await this.database.rows(MEASURE_PAY, {});
  }
}
