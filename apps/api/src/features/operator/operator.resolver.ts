import { Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Query, Resolver } from '@nestjs/graphql';
import { Public } from '../../platform/access/access.decorators.js';
import { AppConfig } from '../../platform/config.js';
import { OperatorView } from './operator.views.js';

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

  onApplicationBootstrap(): void {
    const { missing } = this.config.operator;
    if (missing.length === 0 || this.config.isLocal) return;
    this.#logger.warn(`Not set: ${missing.join(', ')}. The law wants them shown beside job information.`);
  }
}
