import { ArgsType, Field, ID, registerEnumType } from '@nestjs/graphql';
import { APPLICATION_STATES, type ApplicationState } from '@haiko/shared/applications';
import { fields, uuid } from '@haiko/shared/contract/fields';
import * as v from 'valibot';
import { PageArgs, pageEntries } from '../../platform/graphql/page.js';
import { ValidatedBy } from '../../platform/validation/validation.pipe.js';

export const ApplicationStateEnum = Object.fromEntries(APPLICATION_STATES.map((state) => [state, state])) as {
  [State in ApplicationState]: State;
};
registerEnumType(ApplicationStateEnum, {
  name: 'ApplicationState',
  description: 'sent → read → talk → offer → accepted; declined, withdrawn or closed from any open one.',
});

const state = v.nullish(v.picklist(APPLICATION_STATES, 'INVALID'));

@ArgsType()
@ValidatedBy(fields({ ...pageEntries, state }))
export class ApplicationStateArgs extends PageArgs {
  @Field(() => ApplicationStateEnum, { nullable: true, description: 'All of them unless given.' })
  state?: ApplicationState | null;
}

@ArgsType()
@ValidatedBy(fields({ ...pageEntries, state, jobPostingUuid: v.nullish(uuid) }))
export class MyApplicationsArgs extends ApplicationStateArgs {
  @Field(() => ID, { nullable: true, description: 'Only those for this posting.' })
  jobPostingUuid?: string | null;
}

@ArgsType()
@ValidatedBy(fields({ ...pageEntries, uuid }))
export class ApplicationNotesArgs extends PageArgs {
  @Field(() => ID, { description: 'Of the application.' })
  uuid: string;
}

@ArgsType()
@ValidatedBy(fields({ ...pageEntries, state, jobPostingUuid: uuid }))
export class ApplicationsOfPostingArgs extends ApplicationStateArgs {
  @Field(() => ID)
  jobPostingUuid: string;
}

@ArgsType()
@ValidatedBy(fields({ jobPostingUuid: v.nullish(uuid) }))
export class ApplicationCountsArgs {
  @Field(() => ID, { nullable: true, description: 'Of this posting alone.' })
  jobPostingUuid?: string | null;
}
