import { Field, ID, ObjectType } from '@nestjs/graphql';

@ObjectType('JobAlert', { description: 'A search for postings that the reader keeps.' })
export class JobAlertView {
  @Field(() => ID)
  uuid: string;

  @Field(() => String, { nullable: true })
  keyword: string | null;

  @Field({
    description: "The search as the query of /announcement's address, the keyword included; empty for everything.",
  })
  filter: string;

  @Field()
  createdAt: Date;
}
