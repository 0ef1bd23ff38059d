import { Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Query, Resolver } from '@nestjs/graphql';
import { Public } from '../../platform/access/access.decorators.js';
import { AppConfig } from '../../platform/config.js';
import { OperatorView, PolicyFactsView } from './operator.views.js';
import { businessCheckersOf, postcodeServices, pushServicesOf, signInServicesOf, translatorsOf } from './recipients.js';

const DAY_SECONDS = 86_400;

/** Who runs Haiko. */
@Resolver()
@Public()
export class OperatorResolver implements OnApplicationBootstrap {
  readonly #logger = new Logger('Operator');

  constructor(private readonly config: AppConfig) {}

  @Query(() => OperatorView, { description: 'Who provides the job information.' })
  readOperator(): OperatorView {
    return this.config.operator;
  }

  @Query(() => PolicyFactsView, { description: 'What the terms and the privacy policy say of this server.' })
  readPolicyFacts(): PolicyFactsView {
    const { operator, refreshToken, backup } = this.config;
    return {
      ...operator,
      mailProvider: this.config.mail ? operator.mailProvider : '',
      signInServices: signInServicesOf(this.config),
      translators: translatorsOf(this.config),
      pushServices: pushServicesOf(this.config),
      postcodeServices: postcodeServices(),
      businessCheckers: businessCheckersOf(this.config),
      sessionIdleDays: Math.ceil(refreshToken.seconds / DAY_SECONDS),
      backupKeepDays: backup.keepDays,
    };
  }

  onApplicationBootstrap(): void {
    const { missing } = this.config.operator;
    if (missing.length === 0 || this.config.isLocal) return;
    this.#logger.warn(
      `Not set: ${missing.join(', ')}. The law wants them shown beside job information and in the legal texts.`,
    );
  }
}
