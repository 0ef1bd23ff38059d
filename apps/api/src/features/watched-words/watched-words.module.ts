import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { WatchedWordsPersonalData } from './watched-words.personal-data.js';
import { WatchedWordsQueries } from './watched-words.queries.js';
import { WatchedWordsResolver } from './watched-words.resolver.js';
import { WatchedWordsService } from './watched-words.service.js';
import { WordsInForce } from './words-in-force.js';

@Module({
  imports: [AuditModule],
  providers: [WatchedWordsResolver, WatchedWordsQueries, WatchedWordsService, WordsInForce, WatchedWordsPersonalData],
  exports: [WordsInForce],
})
export class WatchedWordsModule {}
