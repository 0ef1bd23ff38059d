// Who may do what: the rows are all ways into the server, in the order in which they are tried.
//
// The columns are PEOPLE: a visitor, somebody whose address is not confirmed, somebody suspended, a user, the owner of what the row
// is about, the owner of a company that waits to be approved (again), the owner of an approved one, another member of that one, a moderator,
// an administrator. Posts, comments, notes, friends, the résumé, the application and the kept search are the
// owner's; postings, certificate and news are the approved company's, to which the owner has applied. Whatever a row names by its
// uuid is another's for everybody else. What stands after ` · ` says what a further row about the same call is about.
//
// A cell is `yes`, `null`, `none` (an empty list), or the status of the refusal: 401, 403 or 404. Other ones mean that the caller
// was let in and what was sent was refused, where doing it would end the stage or needs a proof that is not at hand: 400, 409 (of
// another version), 410 (a key that was never given), 503 (a provider that is not configured).
import { DOORS } from './rights.doors.js';
import { FIELDS, READS } from './rights.reads.js';
import { MUTATIONS, WRITES } from './rights.writes.js';

export const SECTIONS: Record<string, Record<string, string>> = {
  Reads: READS,
  'Doors beside the calls': DOORS,
  'Fields of types': FIELDS,
  'Writes by REST': WRITES,
  'Writes by mutations': MUTATIONS,
};
