import { Module } from '@nestjs/common';
import { MailAllowance } from './mail-allowance.js';
import { MailBodies } from './mail-bodies.js';
import { MailLinks } from './mail-links.js';
import { MailPersonalData } from './mail.personal-data.js';
import { MailSender } from './mail-sender.js';
import { MailTexts } from './mail-texts.js';
import { MailWorker } from './mail.worker.js';
import { MailReportsController } from './mail-reports.controller.js';
import { MailboxController } from './mailbox.controller.js';
import { Mails } from './mails.service.js';
import { RefusedAddresses } from './refused-addresses.service.js';

@Module({
  controllers: [MailboxController, MailReportsController],
  providers: [
    Mails,
    MailAllowance,
    MailBodies,
    MailLinks,
    MailSender,
    MailTexts,
    MailWorker,
    MailPersonalData,
    RefusedAddresses,
  ],
  exports: [Mails, MailAllowance, MailBodies, RefusedAddresses],
})
export class MailModule {}
