import { Query, Resolver } from '@nestjs/graphql';
import { OnlyRoles } from '../../platform/access/access.decorators.js';
import { JobImportsQueries } from './job-imports.queries.js';
import { IMPORTS_SHOWN, JobImportView } from './job-imports.views.js';

@Resolver()
@OnlyRoles('ADMIN')
export class JobImportsResolver {
  constructor(private readonly imports: JobImportsQueries) {}

  @Query(() => [JobImportView], {
    complexity: IMPORTS_SHOWN,
    description: 'The last imports of job postings, newest first.',
  })
  readJobImports(): Promise<JobImportView[]> {
    return this.imports.last();
  }
}
