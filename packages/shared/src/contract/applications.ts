import type { ApplicationBody, ApplicationNoteBody, ApplicationStateBody } from './applications.schemas.ts';
import type { Blocked } from './blocks.schemas.ts';
import { call } from './call.ts';
import type { Application, ApplicationNote } from './views.generated.ts';

/** `{id}` is the posting. */
export const apply = call('POST', '/api/job-posting/{id}/application', 201)
  .takes<typeof ApplicationBody>()
  .returns<Application>();
export const setApplicationState = call('PUT', '/api/application/{id}/state', 200)
  .takes<typeof ApplicationStateBody>()
  .returns<Application>();
export const sendApplicationNote = call('POST', '/api/application/{id}/notes', 201)
  .takes<typeof ApplicationNoteBody>()
  .returns<ApplicationNote>();
export const readApplicationNotes = call('PUT', '/api/application/{id}/notes/read', 204);
/** The other side of an application: the company, or who applied. */
export const blockOtherSide = call('POST', '/api/application/{id}/block', 200).returns<typeof Blocked>();
export const unblockOtherSide = call('DELETE', '/api/application/{id}/block', 200).returns<typeof Blocked>();
