import { Field, ID, ObjectType } from '@nestjs/graphql';
import type { Viewer } from '../../platform/access/caller.js';

@ObjectType('OwnUser', { description: 'The reader, as the one who liked or saved something.' })
export class OwnUserView {
  @Field(() => ID)
  uuid: string;
}

@ObjectType('LikeDislike')
export class LikeDislikeView {
  @Field(() => ID)
  uuid: string;

  @Field(() => String, { description: '`Like` or `Dislike`.' })
  type: 'Like' | 'Dislike';

  @Field(() => OwnUserView)
  user: OwnUserView;
}

@ObjectType('Scrap')
export class ScrapView {
  @Field(() => ID)
  uuid: string;

  @Field(() => OwnUserView)
  user: OwnUserView;
}

/** What a list of own marks costs a query: one at most, which belongs to the row that is marked. */
export const VIEWER_REACTIONS_COST = 0;

/** A mark as the list that the contract has: the reader's own one, or none. Who else liked or saved is private. */
export function viewerReactions<Mark extends object>(
  mark: Mark | null,
  viewer: Viewer | null,
): (Mark & { user: OwnUserView })[] {
  return mark && viewer ? [{ ...mark, user: { uuid: viewer.uuid } }] : [];
}
