import { Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { type Recipient, RecipientCountryEnum } from './recipients.js';

@ObjectType('Operator', {
  description:
    'Who provides the job information, as the law wants it shown beside it. Empty where it is not configured.',
})
export class OperatorView {
  @Field()
  name: string;

  @Field({ description: 'An address, a telephone number or an e-mail address.' })
  contact: string;

  @Field({ description: 'Under which the business was notified (Employment Security Act, article 23).' })
  jobNotificationNumber: string;
}

registerEnumType(RecipientCountryEnum, { name: 'RecipientCountry', description: 'ISO 3166-1 alpha-2.' });

@ObjectType('Recipient', { description: 'A company that receives personal data.' })
export class RecipientView implements Recipient {
  @Field()
  name: string;

  @Field(() => RecipientCountryEnum, { nullable: true, description: 'Null where the name says it, or nobody knows.' })
  country: Recipient['country'];
}

/** More than any configuration has. */
const MOST_RECIPIENTS = 10;

@ObjectType('PolicyFacts', {
  description: 'How this server is configured, as the legal texts say it. Texts are empty where nobody has said them.',
})
export class PolicyFactsView extends OperatorView {
  @Field()
  representative: string;

  @Field()
  address: string;

  @Field()
  businessNumber: string;

  @Field()
  privacyOfficer: string;

  @Field()
  privacyContact: string;

  @Field({ description: 'Company and country.' })
  hostingProvider: string;

  @Field({ description: 'Company and country.' })
  mailProvider: string;

  @Field(() => [RecipientView], { complexity: MOST_RECIPIENTS })
  signInServices: RecipientView[];

  @Field(() => [RecipientView], { complexity: MOST_RECIPIENTS })
  translators: RecipientView[];

  @Field(() => [RecipientView], { complexity: MOST_RECIPIENTS })
  pushServices: RecipientView[];

  @Field(() => [RecipientView], { complexity: MOST_RECIPIENTS })
  postcodeServices: RecipientView[];

  @Field(() => [RecipientView], { complexity: MOST_RECIPIENTS })
  businessCheckers: RecipientView[];

  @Field(() => Int, { description: 'After so many days without use a session ends.' })
  sessionIdleDays: number;

  @Field(() => Int, { description: 'After so many days a backup is removed.' })
  backupKeepDays: number;
}
