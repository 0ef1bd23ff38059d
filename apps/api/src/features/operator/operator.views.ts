import { Field, ObjectType } from '@nestjs/graphql';

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
