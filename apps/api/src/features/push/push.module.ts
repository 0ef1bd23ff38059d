import { Module } from '@nestjs/common';
import { PushController } from './push.controller.js';
import { PushKeys } from './push-keys.js';
import { PushPersonalData } from './push.personal-data.js';
import { PushQueries } from './push.queries.js';
import { PushSender } from './push-sender.js';
import { Push } from './push.service.js';
import { PushSubscriptions } from './push-subscriptions.service.js';
import { PushWorker } from './push.worker.js';

@Module({
  controllers: [PushController],
  providers: [Push, PushSubscriptions, PushSender, PushKeys, PushQueries, PushWorker, PushPersonalData],
  exports: [Push],
})
export class PushModule {}
