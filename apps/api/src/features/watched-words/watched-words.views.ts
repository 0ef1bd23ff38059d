import { Field, ID, ObjectType } from '@nestjs/graphql';
import type { Reader } from '../../platform/access/caller.js';
import { PageOf } from '../../platform/graphql/page.js';
import { type UserCardRow, userCardView, UserView } from '../users/users.views.js';

@ObjectType('WatchedWord', { description: 'A word at which moderators want to look wherever it is written.' })
export class WatchedWordView {
  @Field(() => ID)
  uuid: string;

  @Field()
  word: string;

  @Field({ description: 'What a colleague should know who finds it in a text.' })
  why: string;

  @Field()
  createdAt: Date;

  @Field(() => UserView)
  addedBy: UserView;
}

export const WatchedWordPageView = PageOf(WatchedWordView, 'WatchedWordPage');

type WatchedWordRow = Omit<WatchedWordView, 'addedBy'> & { addedBy: UserCardRow };

/** A word as this moderator sees it. */
export function watchedWordView({ addedBy, ...row }: WatchedWordRow, { viewer }: Reader): WatchedWordView {
  return { ...row, addedBy: userCardView(addedBy, viewer) };
}
