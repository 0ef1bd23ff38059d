import { Module } from '@nestjs/common';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { LegalAnnouncements } from './legal-announcements.service.js';
import { OperatorResolver } from './operator.resolver.js';

@Module({ imports: [NotificationsModule], providers: [OperatorResolver, LegalAnnouncements] })
export class OperatorModule {}
