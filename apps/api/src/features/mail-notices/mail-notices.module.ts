import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module.js';
import { Digest } from './digest.js';
import { MailNoticesController } from './mail-notices.controller.js';
import { MailNoticesService } from './mail-notices.service.js';
import { MailNoticesWorker } from './mail-notices.worker.js';
import { UnsubscribeTokens } from './unsubscribe-tokens.js';

@Module({
  imports: [MailModule],
  controllers: [MailNoticesController],
  providers: [MailNoticesService, MailNoticesWorker, Digest, UnsubscribeTokens],
})
export class MailNoticesModule {}
