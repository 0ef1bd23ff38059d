import { Controller } from '@nestjs/common';
import type { BodyOf, ReplyOf } from '@haiko/shared/contract/call';
import { endJobTable, sendJobTableRows, startJobTable } from '@haiko/shared/contract/jobTables';
import {
  EndedJobTable,
  JobTableBody,
  JobTableEndBody,
  JobTableRowsBody,
  StartedJobTable,
} from '@haiko/shared/contract/jobTables.schemas';
import { WrittenJobPostings } from '@haiko/shared/contract/jobPostings.schemas';
import { CurrentViewer, OnlyRoles } from '../../platform/access/access.decorators.js';
import type { Viewer } from '../../platform/access/caller.js';
import { Handles } from '../../platform/contract/handles.js';
import { InputBody } from '../../platform/contract/inputs.js';
import { Tag } from '../../platform/contract/tag.js';
import { RateLimit } from '../../platform/rate-limit/rate-limit.guard.js';
import { UuidParam } from '../../platform/validation/uuid-param.js';
import { JobTablesService } from './job-tables.service.js';

@Tag('Job tables', 'Postings of a city or an organization, which administrators load.')
@Controller()
@OnlyRoles('ADMIN')
export class JobTablesController {
  constructor(private readonly tables: JobTablesService) {}

  @Handles(startJobTable, { summary: 'Begin to load a table', body: JobTableBody, reply: StartedJobTable })
  @RateLimit('admin')
  start(
    @CurrentViewer() viewer: Viewer,
    @InputBody() input: BodyOf<typeof startJobTable>,
  ): Promise<ReplyOf<typeof startJobTable>> {
    return this.tables.start(viewer, input);
  }

  @Handles(sendJobTableRows, {
    summary: 'Write some rows of it',
    ids: { id: 'The table.' },
    body: JobTableRowsBody,
    reply: WrittenJobPostings,
  })
  @RateLimit('jobPostingRows')
  send(
    @UuidParam('id') uuid: string,
    @InputBody() input: BodyOf<typeof sendJobTableRows>,
  ): Promise<ReplyOf<typeof sendJobTableRows>> {
    return this.tables.send(uuid, input);
  }

  @Handles(endJobTable, {
    summary: 'Say that all of it was sent',
    ids: { id: 'The table.' },
    body: JobTableEndBody,
    reply: EndedJobTable,
  })
  @RateLimit('admin')
  end(
    @UuidParam('id') uuid: string,
    @InputBody() input: BodyOf<typeof endJobTable>,
  ): Promise<ReplyOf<typeof endJobTable>> {
    return this.tables.end(uuid, input);
  }
}
