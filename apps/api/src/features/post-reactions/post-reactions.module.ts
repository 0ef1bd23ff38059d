import { Module } from '@nestjs/common';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { PostReactionsController } from './post-reactions.controller.js';
import { PostReactionsService } from './post-reactions.service.js';

@Module({
  imports: [NotificationsModule],
  controllers: [PostReactionsController],
  providers: [PostReactionsService],
})
export class PostReactionsModule {}
