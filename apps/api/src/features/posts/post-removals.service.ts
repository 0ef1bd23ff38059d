import { Injectable } from '@nestjs/common';
import type { DecisionReason } from '@haiko/shared/reports';
import type { Viewer } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { assertRule, found } from '../../platform/errors/app-error.js';
import { AuditService } from '../audit/audit.service.js';
import { DirectDecisions } from '../reports/direct-decisions.service.js';
import { canDeletePost } from './posts.policy.js';
import { DELETE_POST, LOCK_POST } from './posts.statements.js';

/** How posts go: by their authors, or by an administrator, which is a decision. */
@Injectable()
export class PostRemovals {
  constructor(
    private readonly database: Database,
    private readonly direct: DirectDecisions,
    private readonly audit: AuditService,
  ) {}

  /**
   * The author of a post that an administrator deletes is told the `cause`, and may appeal; what stands on the boards of admins is theirs together.
   * Throws as a decision does for what is a friend's.
   */
  async remove(viewer: Viewer, uuid: string, cause: DecisionReason | null): Promise<void> {
    const target = { targetType: 'post', targetUuid: uuid } as const;
    await this.direct.act(async () => {
      if (viewer.role === 'ADMIN') await this.direct.lock(target);
      const post = found(await this.database.row(LOCK_POST, { post: uuid, viewer: viewer.uuid }));
      const mayDelete = canDeletePost(viewer, post);
      assertRule(post.isVisible || mayDelete, 'NOT_FOUND');
      assertRule(mayDelete, 'FORBIDDEN');
      const { authorUuid, board, text: excerpt } = post;
      const isOwn = viewer.uuid === authorUuid && board === 'COMMUNITY';
      const why = { reason: cause, note: null };
      if (isOwn || board !== 'COMMUNITY') await this.database.rows(DELETE_POST, { post: uuid });
      else await this.direct.decide(viewer, { ...target, authorUuid, excerpt }, 'DELETE', why);
      if (!isOwn) await this.audit.record(viewer, { action: 'deletePost', ...target, detail: `author ${authorUuid}` });
    });
  }
}
