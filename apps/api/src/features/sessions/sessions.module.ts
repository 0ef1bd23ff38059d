import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module.js';
import { RefreshTokens } from './refresh-tokens.js';
import { SessionsController } from './sessions.controller.js';
import { SessionsPersonalData } from './sessions.personal-data.js';
import { SessionsService } from './sessions.service.js';

@Module({
  imports: [MailModule],
  controllers: [SessionsController],
  providers: [SessionsService, RefreshTokens, SessionsPersonalData],
  exports: [SessionsService],
})
export class SessionsModule {}
