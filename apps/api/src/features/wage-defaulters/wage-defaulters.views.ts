import { Field, Float, ID, ObjectType, registerEnumType } from '@nestjs/graphql';
import { MATCH_STATES, type MatchState } from '@haiko/shared/wageDefaulters';
import { enumOf } from '../../platform/graphql/enum-of.js';
import { PageOf } from '../../platform/graphql/page.js';

export const MatchStateEnum = enumOf(MATCH_STATES);
registerEnumType(MatchStateEnum, {
  name: 'WageDefaulterMatchState',
  description: 'Whether somebody who recruits here is the wage defaulter of that name.',
});

@ObjectType('WageDefaulterMatch', {
  description: 'An entry of the published list of wage defaulters, and who bears its name here.',
})
export class WageDefaulterMatchView {
  @Field(() => ID)
  uuid: string;

  @Field({ description: 'A decision names it.' })
  updatedAt: Date;

  @Field(() => MatchStateEnum)
  state: MatchState;

  @Field()
  name: string;

  @Field({ description: 'Empty where the list has none, as the two that follow.' })
  representative: string;

  @Field()
  business: string;

  @Field()
  address: string;

  @Field(() => Float, { description: 'Won that are owed.' })
  amount: number;

  @Field({ description: '`YYYY-MM-DD`, as the last day.' })
  publishedFrom: string;

  @Field()
  publishedUntil: string;

  @Field(() => ID, { nullable: true, description: 'Null where imported postings name the company.' })
  companyUuid: string | null;

  @Field()
  companyName: string;

  @Field({ description: 'Empty for imported postings, as who manages the company.' })
  businessRegistrationNumber: string;

  @Field()
  managerName: string;
}

export const WageDefaulterMatchPageView = PageOf(WageDefaulterMatchView, 'WageDefaulterMatchPage');
