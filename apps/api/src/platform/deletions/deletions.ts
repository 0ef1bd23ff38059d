import { Injectable, type OnModuleInit } from '@nestjs/common';
import { withAdvisoryLock } from '../database/advisory-lock.js';
import { Database } from '../database/database.js';
import { whenAvailable } from '../database/when-available.js';
import { Registry } from '../registry.js';
import { ARE_TO_REPEAT, DELETIONS_TO_REPEAT, FORGET_DELETIONS, RECORD_DELETION } from './deletions.statements.js';

/** Rows that nothing else depends on: table and key. The rest registers how it is deleted. */
const ROWS = {
  job_alerts: 'uuid',
  push_subscriptions: 'uuid',
  friendships: 'uuid',
  company_members: 'uuid',
  company_invitations: 'uuid',
  identities: 'uuid',
  passkeys: 'uuid',
  second_factors: 'user_uuid',
  person_notes: 'uuid',
} as const;

/**
 * What is written down when it is deleted, in the order in which it is deleted again. People come first: what they leave is
 * erased, where it would otherwise only be hidden.
 */
export const DELETION_KINDS = [
  ...['people', 'people_with_posts', 'applications', 'resumes', 'companies', 'job_postings', 'comments', 'posts'],
  ...['notes_sent', 'notes_received', ...Object.keys(ROWS), 'files'],
  // What was taken back or decided.
  ...['disowned', 'roles', 'suspensions', 'mail_notices', 'refused_addresses', 'consents'],
];

/** One thing that was deleted, taken back or decided; `at` is when, `value` what holds since, where the kind does not say it. */
export interface Deletion {
  subject: string;
  at: Date;
  value: string | null;
}

/** Deletes such things as their owners did, inside the caller's transaction; those that are not there are no error. */
type Repeat = (deletions: Deletion[]) => Promise<unknown>;

/** As statements take them. */
export function columnsOf(deletions: Deletion[]): { subjects: string[]; times: Date[] } {
  return { subjects: deletions.map(({ subject }) => subject), times: deletions.map(({ at }) => at) };
}

/** The last word on each thing, where several were said. */
export function lastOf(deletions: Deletion[]): Deletion[] {
  const ordered = deletions.toSorted((one, other) => one.at.getTime() - other.at.getTime());
  return [...new Map(ordered.map((deletion) => [deletion.subject, deletion])).values()];
}

/** So few that a slow store of files is done with them before the database gives up an idle transaction (10 s). */
const BATCH = 25;

/**
 * What was deleted since a backup. Triggers write it down in the transaction that deletes (DeletionJournal keeps it apart), a restore
 * brings it back, and it is deleted again here before anybody is served.
 */
@Injectable()
export class Deletions extends Registry<string, Repeat> implements OnModuleInit {
  constructor(private readonly database: Database) {
    super();
    for (const [table, key] of Object.entries(ROWS)) this.register(table, (rows) => this.#deleteRows(table, key, rows));
  }

  /** Writes down what no trigger sees. Part of the caller's transaction. */
  async record(kind: string, subject: string): Promise<void> {
    await this.database.rows(RECORD_DELETION, { kind, subject });
  }

  async onModuleInit(): Promise<void> {
    await whenAvailable(() => this.repeat());
  }

  /** Deletes again what a restore has brought back; in batches, so that whoever is killed goes on where he stopped. */
  async repeat(): Promise<void> {
    const found = await this.database.row(ARE_TO_REPEAT, { kinds: this.names });
    if (!found?.areThere) return;
    await withAdvisoryLock(this.database.manager.connection, 'haiko-deletions-repeated', async () => {
      for (const kind of DELETION_KINDS) while ((await this.#repeatSome(kind)) > 0);
    });
  }

  #repeatSome(kind: string): Promise<number> {
    return this.database.transaction(async () => {
      const deletions = await this.database.rows(DELETIONS_TO_REPEAT, { kind, limit: BATCH });
      if (deletions.length === 0) return 0;
      await this.get(kind)?.(deletions);
      await this.database.rows(FORGET_DELETIONS, { uuids: deletions.map(({ uuid }) => uuid) });
      return deletions.length;
    });
  }

  /** A key that was used anew is of something newer. */
  async #deleteRows(table: string, key: string, rows: Deletion[]): Promise<void> {
    const { subjects, times } = columnsOf(rows);
    await this.database.execute(
      `delete from ${table} t using unnest($1::uuid[], $2::timestamptz[]) as gone(key, at)
       where t.${key} = gone.key and t.created_at <= gone.at`,
      [subjects, times],
    );
  }
}
