import { Field, ObjectType, registerEnumType } from '@nestjs/graphql';
import { type ConsentName, CONSENTS } from '@haiko/shared/consents';
import { enumOf } from '../../platform/graphql/enum-of.js';

/** More than three texts have had versions that anybody agreed to. */
export const MOST_CONSENTS = 50;

const ConsentNameEnum = enumOf(CONSENTS);
registerEnumType(ConsentNameEnum, { name: 'ConsentName' });

@ObjectType('Consent', { description: 'That the reader agreed to one version of one text.' })
export class ConsentView {
  @Field(() => ConsentNameEnum)
  name: ConsentName;

  @Field({ description: 'The day from which the text applies, `YYYY-MM-DD`.' })
  version: string;

  @Field()
  givenAt: Date;

  @Field(() => Date, { nullable: true })
  withdrawnAt: Date | null;
}
