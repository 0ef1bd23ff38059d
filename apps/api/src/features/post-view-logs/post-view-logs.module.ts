import { Module } from '@nestjs/common';
import { PostViewLogsController } from './post-view-logs.controller.js';
import { PostViewLogsService } from './post-view-logs.service.js';

@Module({
  controllers: [PostViewLogsController],
  providers: [PostViewLogsService],
  exports: [PostViewLogsService],
})
export class PostViewLogsModule {}
