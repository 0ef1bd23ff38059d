import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { VISA_RULES } from '@haiko/shared/reference/visaRules';
import { Listener } from '../../platform/database/listener.js';
import { whenAvailable } from '../../platform/database/when-available.js';
import { PageInvalidation } from '../../platform/rendering/page-invalidation.js';
import { type RuleInForce, rulesInForce } from './visa-rules.policy.js';
import { VisaRulesQueries } from './visa-rules.queries.js';
import { RULES_CHANNEL } from './visa-rules.statements.js';

/** The rules by which every answer is given, kept in memory: each card of a list asks for them. */
@Injectable()
export class RulesInForce implements OnApplicationBootstrap {
  readonly #logger = new Logger('RulesInForce');
  #rules: readonly RuleInForce[] = VISA_RULES;

  constructor(
    private readonly queries: VisaRulesQueries,
    private readonly pages: PageInvalidation,
    listener: Listener,
  ) {
    const readAgain = () => void this.read().catch((error: unknown) => this.#logger.error(error));
    listener.register(RULES_CHANNEL, { onMessage: readAgain, onReconnected: readAgain });
  }

  /** Those of today, of days to come and of days gone by. */
  get all(): readonly RuleInForce[] {
    return this.#rules;
  }

  onApplicationBootstrap(): Promise<void> {
    return whenAvailable(() => this.read());
  }

  /** Reads what administrators have confirmed by now. */
  async read(): Promise<void> {
    this.#rules = rulesInForce(await this.queries.confirmed());
    // Who searches by a visa may find other postings.
    this.pages.changed('JobPosting?');
  }
}
