import type { ReplyOf, SentBodyOf } from '@haiko/shared/contract/call';
import type { endJobTable, startJobTable } from '@haiko/shared/contract/jobTables';

/** Whose table it is, as the server is told. */
export type TableSource = SentBodyOf<typeof startJobTable>;
/** What became of the postings of a source. */
export type TableOutcome = ReplyOf<typeof endJobTable>;
