import { Controller } from '@nestjs/common';
import {
  apply,
  blockOtherSide,
  readApplicationNotes,
  sendApplicationNote,
  setApplicationState,
  unblockOtherSide,
} from '@haiko/shared/contract/applications';
import {
  ApplicationBody,
  ApplicationNoteBody,
  ApplicationStateBody,
} from '@haiko/shared/contract/applications.schemas';
import { Blocked } from '@haiko/shared/contract/blocks.schemas';
import type { BodyOf, ReplyOf } from '@haiko/shared/contract/call';
import { CurrentReader, CurrentViewer, SignedIn } from '../../platform/access/access.decorators.js';
import type { Reader, Viewer } from '../../platform/access/caller.js';
import { Handles } from '../../platform/contract/handles.js';
import { InputBody } from '../../platform/contract/inputs.js';
import { Tag } from '../../platform/contract/tag.js';
import { IdempotencyKey } from '../../platform/idempotency/idempotency-key.decorator.js';
import { RateLimit } from '../../platform/rate-limit/rate-limit.guard.js';
import { UuidParam } from '../../platform/validation/uuid-param.js';
import { ApplicationBlocksService } from './application-blocks.service.js';
import { ApplicationNotesService } from './application-notes.service.js';
import { ApplicationNoteView } from './application-notes.views.js';
import { ApplicationsService } from './applications.service.js';
import { ApplicationView } from './applications.views.js';

@Tag('Applications', 'People apply for jobs, and companies answer.')
@Controller()
export class ApplicationsController {
  constructor(
    private readonly applications: ApplicationsService,
    private readonly notes: ApplicationNotesService,
    private readonly blocks: ApplicationBlocksService,
  ) {}

  @Handles(apply, {
    summary: 'Apply for a job',
    ids: { id: 'The job posting.' },
    body: ApplicationBody,
    reply: ApplicationView,
  })
  @SignedIn({ onlyConfirmed: true })
  @RateLimit('edit')
  apply(
    @CurrentReader() reader: Reader<Viewer>,
    @UuidParam('id') posting: string,
    @InputBody() input: BodyOf<typeof apply>,
    @IdempotencyKey() key: string | null,
  ): Promise<ApplicationView> {
    return this.applications.apply(reader, posting, input, key);
  }

  @Handles(setApplicationState, {
    summary: 'Bring an application into its next state',
    ids: { id: 'The application.' },
    body: ApplicationStateBody,
    reply: ApplicationView,
  })
  @SignedIn()
  @RateLimit('edit')
  setState(
    @CurrentReader() reader: Reader<Viewer>,
    @UuidParam('id') uuid: string,
    @InputBody() input: BodyOf<typeof setApplicationState>,
  ): Promise<ApplicationView> {
    return this.applications.setState(reader, uuid, input);
  }

  @Handles(sendApplicationNote, {
    summary: 'Write to the other side of an application',
    ids: { id: 'The application.' },
    body: ApplicationNoteBody,
    reply: ApplicationNoteView,
  })
  @SignedIn()
  @RateLimit('note')
  send(
    @CurrentReader() reader: Reader<Viewer>,
    @UuidParam('id') uuid: string,
    @InputBody() input: BodyOf<typeof sendApplicationNote>,
    @IdempotencyKey() key: string | null,
  ): Promise<ApplicationNoteView> {
    return this.notes.send(reader, uuid, input, key);
  }

  @Handles(readApplicationNotes, {
    summary: 'What the other side of an application wrote is read',
    ids: { id: 'The application.' },
  })
  @SignedIn()
  @RateLimit('edit')
  markRead(@CurrentViewer() viewer: Viewer, @UuidParam('id') uuid: string): Promise<void> {
    return this.notes.markRead(viewer, uuid);
  }

  @Handles(blockOtherSide, {
    summary: 'Block the other side of an application, which ends it',
    ids: { id: 'The application.' },
    reply: Blocked,
  })
  @SignedIn()
  @RateLimit('block')
  block(@CurrentViewer() viewer: Viewer, @UuidParam('id') uuid: string): Promise<ReplyOf<typeof blockOtherSide>> {
    return this.blocks.block(viewer, uuid);
  }

  @Handles(unblockOtherSide, {
    summary: 'End such a block',
    ids: { id: 'The application.' },
    reply: Blocked,
  })
  @SignedIn()
  @RateLimit('block')
  unblock(@CurrentViewer() viewer: Viewer, @UuidParam('id') uuid: string): Promise<ReplyOf<typeof unblockOtherSide>> {
    return this.blocks.unblock(viewer, uuid);
  }
}
