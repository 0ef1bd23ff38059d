import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { PostsModule } from '../posts/posts.module.js';
import { BoardsAdminResolver } from './boards.admin.resolver.js';
import { BoardsQueries } from './boards.queries.js';
import { BoardsResolver } from './boards.resolver.js';
import { BoardsService } from './boards.service.js';

@Module({
  imports: [AuditModule, PostsModule],
  providers: [BoardsResolver, BoardsAdminResolver, BoardsQueries, BoardsService],
})
export class BoardsModule {}
