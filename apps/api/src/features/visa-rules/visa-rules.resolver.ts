import { Args, Extensions, Mutation, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { seoulDay } from '@haiko/shared/format';
import { policyOf, type VisaPolicy } from '@haiko/shared/rules/visaPolicy';
import { CurrentReader, OnlyRoles } from '../../platform/access/access.decorators.js';
import { type Reader, readerOf, type Viewer } from '../../platform/access/caller.js';
import { type Page, WantsTotal } from '../../platform/graphql/page.js';
import type { QueryContext } from '../../platform/graphql/query.plugin.js';
import { RateLimit } from '../../platform/rate-limit/rate-limit.guard.js';
import { VisaPolicyEnum, VisaView } from '../reference/reference.views.js';
import { RulesInForce } from './rules-in-force.js';
import { ConfirmVisaRuleArgs, EndVisaRuleArgs, ProposeVisaRuleArgs, VisaRulesArgs } from './visa-rules.inputs.js';
import { VisaRulesService } from './visa-rules.service.js';
import { ruleInForceView, VisaRulePageView, VisaRuleView } from './visa-rules.views.js';

/** The rules of visas in the hands of administrators. */
@Resolver()
@OnlyRoles('ADMIN')
export class VisaRulesResolver {
  constructor(private readonly rules: VisaRulesService) {}

  @Query(() => VisaRulePageView, { description: 'Those in force, or those that wait for somebody to confirm them.' })
  readVisaRules(
    @CurrentReader() reader: Reader<Viewer>,
    @Args() args: VisaRulesArgs,
    @WantsTotal() wantsTotal: boolean,
  ): Promise<Page<VisaRuleView>> {
    return this.rules.page(reader, args, wantsTotal);
  }

  @Mutation(() => VisaRuleView, { description: 'Enters a rule, which holds once another administrator confirms it.' })
  @RateLimit('admin')
  proposeVisaRule(
    @CurrentReader() reader: Reader<Viewer>,
    @Args() proposed: ProposeVisaRuleArgs,
  ): Promise<VisaRuleView> {
    return this.rules.propose(reader, proposed);
  }

  @Mutation(() => VisaRuleView, {
    description:
      'Has a rule hold that another administrator entered; who is the only one confirms the own ones after a day.',
  })
  @RateLimit('admin')
  confirmVisaRule(@CurrentReader() reader: Reader<Viewer>, @Args() seen: ConfirmVisaRuleArgs): Promise<VisaRuleView> {
    return this.rules.confirm(reader, seen);
  }

  @Mutation(() => VisaRuleView, {
    description:
      'Takes back a rule that nobody has confirmed; of one in force it enters the last day, to be confirmed.',
  })
  @RateLimit('admin')
  endVisaRule(@CurrentReader() reader: Reader<Viewer>, @Args() ended: EndVisaRuleArgs): Promise<VisaRuleView> {
    return this.rules.end(reader, ended);
  }
}

@Resolver(() => VisaRuleView)
export class VisaRuleFieldsResolver {
  constructor(private readonly rules: RulesInForce) {}

  @ResolveField(() => VisaRuleView, {
    nullable: true,
    description: 'The rule in force that it would take the place of, so that whoever confirms it sees both.',
  })
  replaces({ replacesUuid }: VisaRuleView, _arguments: unknown, { req }: QueryContext): VisaRuleView | null {
    const replaced = this.rules.all.find(({ uuid }) => uuid === replacesUuid);
    return replaced ? ruleInForceView(replaced, readerOf(req)) : null;
  }
}

@Resolver(() => VisaView)
export class VisaPolicyResolver {
  constructor(private readonly rules: RulesInForce) {}

  @ResolveField(() => VisaPolicyEnum, { description: 'What the rules of today come to in one word.' })
  @Extensions({ onlyInQueries: true })
  policy({ code }: VisaView): VisaPolicy {
    return policyOf(code, seoulDay(new Date()), this.rules.all);
  }
}
