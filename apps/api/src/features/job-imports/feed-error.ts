const MEANINGS = {
  ADDRESS: 'Only https addresses are read.',
  PRIVATE_ADDRESS: 'The address leads into a private network.',
  REDIRECTS: 'The address redirects too often.',
  STATUS: 'The server did not answer with a feed.',
  UNREACHABLE: 'The feed could not be reached.',
  TIMEOUT: 'The feed said nothing for too long.',
  TOO_LARGE: 'The feed is larger than JOB_FEED_MEGABYTES.',
  UNKNOWN_FORMAT: 'This is neither JSON nor XML with job postings.',
  MALFORMED: 'The feed is not well-formed.',
  TRUNCATED: 'The feed breaks off.',
  DOCTYPE: 'The feed declares a document type, and with it entities of its own.',
  SERVICE: 'The service answered with an error.',
  TOO_MANY_CALLS: 'The service wants fewer calls.',
  RUNNING: 'Another import of this source is running.',
  STOPPED: 'An administrator has stopped the source.',
  INTERRUPTED: 'The import was interrupted.',
} as const;

export type FeedProblem = keyof typeof MEANINGS;

/** A feed could not be read to its end, for a reason that is not ours. */
export class FeedError extends Error {
  constructor(
    readonly problem: FeedProblem,
    detail?: string,
    options?: ErrorOptions,
  ) {
    super(detail === undefined ? MEANINGS[problem] : `${MEANINGS[problem]} (${detail.slice(0, 200)})`, options);
  }
}
