import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { MAX_PERSON_NOTES } from '@haiko/shared/limits';
import { CurrentReader, CurrentViewer, OnlyRoles } from '../../platform/access/access.decorators.js';
import type { Reader, Viewer } from '../../platform/access/caller.js';
import { UuidArgs } from '../../platform/graphql/uuid.args.js';
import { RateLimit } from '../../platform/rate-limit/rate-limit.guard.js';
import { NotePersonArgs } from './person-notes.inputs.js';
import { PersonNotesService } from './person-notes.service.js';
import { PersonNoteView } from './person-notes.views.js';

@Resolver()
@OnlyRoles('ADMIN', 'MODERATOR')
export class PersonNotesResolver {
  constructor(private readonly notes: PersonNotesService) {}

  @Query(() => [PersonNoteView], {
    description: 'What moderators have noted about a person, newest first.',
    complexity: MAX_PERSON_NOTES,
  })
  readPersonNotes(@CurrentReader() reader: Reader<Viewer>, @Args() { uuid }: UuidArgs): Promise<PersonNoteView[]> {
    return this.notes.read(reader, uuid);
  }

  @Mutation(() => [PersonNoteView], {
    description: 'Notes something about a person for all moderators and administrators; returns all that is noted.',
    complexity: MAX_PERSON_NOTES,
  })
  @RateLimit('admin')
  notePerson(@CurrentReader() reader: Reader<Viewer>, @Args() args: NotePersonArgs): Promise<PersonNoteView[]> {
    return this.notes.write(reader, args);
  }

  @Mutation(() => Boolean, { description: 'Deletes a note of one’s own; administrators delete any.' })
  @RateLimit('admin')
  async deletePersonNote(@CurrentViewer() viewer: Viewer, @Args() { uuid }: UuidArgs): Promise<boolean> {
    await this.notes.delete(viewer, uuid);
    return true;
  }
}
