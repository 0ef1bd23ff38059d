import { Global, Module } from '@nestjs/common';
import { DeletionJournal } from './deletion-journal.js';
import { Deletions } from './deletions.js';

@Global()
@Module({ providers: [Deletions, DeletionJournal], exports: [Deletions, DeletionJournal] })
export class DeletionsModule {}
