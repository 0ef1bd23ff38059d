/** The fields of a `<job>` by their names in small letters. */
export type JobFields = Record<string, string>;

/** One record of a feed, numbered from 1: what it says in the shape of its format, or why that cannot be read. */
export type FeedRecord = { ordinal: number } & ({ posting: unknown } | { job: JobFields } | { problem: RecordProblem });

export type RecordProblem = 'TOO_LARGE' | 'TOO_DEEP' | 'MALFORMED';

/** Takes a feed in chunks of any size and gives its records as soon as they are whole. */
export interface RecordParser {
  /** Throws `FeedError` where the feed itself is broken; a record that is broken is a record with a problem. */
  write(chunk: Buffer): FeedRecord[];
  /** Throws `FeedError` where the feed breaks off. */
  end(): void;
}

/** Bytes of a record; a posting is a few thousand. */
export const RECORD_BYTES = 256 * 1024;
export const RECORD_DEPTH = 32;
