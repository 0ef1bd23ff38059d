import { Field, ID, ObjectType } from '@nestjs/graphql';
import type { Reader } from '../../platform/access/caller.js';
import { type UserCardRow, userCardView, UserView } from '../users/users.views.js';

@ObjectType('PersonNote', {
  description: 'What a moderator wants colleagues to know of a person, who does not read it.',
})
export class PersonNoteView {
  @Field(() => ID)
  uuid: string;

  @Field()
  createdAt: Date;

  @Field()
  text: string;

  @Field(() => UserView)
  writtenBy: UserView;
}

type PersonNoteRow = Omit<PersonNoteView, 'writtenBy'> & { writtenBy: UserCardRow };

/** A note as this moderator sees it. */
export function personNoteView({ writtenBy, ...row }: PersonNoteRow, { viewer }: Reader): PersonNoteView {
  return { ...row, writtenBy: userCardView(writtenBy, viewer) };
}
