import { Module } from '@nestjs/common';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { FriendsController } from './friends.controller.js';
import { FriendsPersonalData } from './friends.personal-data.js';
import { FriendsQueries } from './friends.queries.js';
import { FriendsResolver } from './friends.resolver.js';
import { FriendsService } from './friends.service.js';
import { FriendsWorker } from './friends.worker.js';

@Module({
  imports: [NotificationsModule],
  controllers: [FriendsController],
  providers: [FriendsResolver, FriendsService, FriendsQueries, FriendsPersonalData, FriendsWorker],
})
export class FriendsModule {}
