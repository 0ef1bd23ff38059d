import { COMMENT_MAX } from '@haiko/shared/limits';
import { ArrayMinSize, IsOptional } from 'class-validator';
import { List, MaxItems, Text, Uuid } from '../../platform/validation/validators.js';

const MAX_BULK = 100;

/** Body of POST /api/comment. */
export class CreateCommentInput {
  @Uuid()
  postUuid: string;

  @Text({ max: COMMENT_MAX })
  content: string;

  @IsOptional()
  @Uuid()
  parentCommentUuid?: string | null;
}

/** Body of PUT /api/comment/:id. */
export class UpdateCommentInput {
  @Text({ max: COMMENT_MAX })
  content: string;
}

/** Body of DELETE /api/comment/bulk/:id. */
export class DeleteCommentsInput {
  @List()
  @ArrayMinSize(1)
  @MaxItems(MAX_BULK)
  @Uuid({ each: true })
  commentUuids: string[];
}
