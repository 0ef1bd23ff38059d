import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { WithdrawalController } from './withdrawal.controller.js';
import { WithdrawalService } from './withdrawal.service.js';
import { WithdrawalWorker } from './withdrawal.worker.js';

@Module({
  imports: [AccountsModule, SessionsModule],
  controllers: [WithdrawalController],
  providers: [WithdrawalService, WithdrawalWorker],
})
export class WithdrawalModule {}
