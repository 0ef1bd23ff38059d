import { Module } from '@nestjs/common';
import { AdministrationModule } from '../administration/administration.module.js';
import { PersonHistoryQueries } from './person-history.queries.js';
import { PersonHistoryResolver } from './person-history.resolver.js';

@Module({
  imports: [AdministrationModule],
  providers: [PersonHistoryQueries, PersonHistoryResolver],
})
export class PersonHistoryModule {}
