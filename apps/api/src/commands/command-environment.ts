import { COMMAND_PATIENCE } from '../platform/database/data-source.js';

type Environment = Record<string, string | undefined>;

/**
 * What a command sets before it makes the application of the server's own services: its patience with the database, which is that of
 * the other commands and no request's, and no background work, which is a server's.
 */
export function commandEnvironment({ DATABASE_PATIENCE_FACTOR: factor = '1' }: Environment): Environment {
  return { BACKGROUND_JOBS: 'off', DATABASE_PATIENCE_FACTOR: String(Number(factor) * COMMAND_PATIENCE) };
}
