import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { statement } from '../../platform/database/statement.js';

const AFTER = statement(
  'events.after',
  'select id, name, data from live_events where user_uuid = :user and id > :after order by id limit :limit',
);

// Streams, each with its session, that may stay. As the access guard sees it, and not pushed out by newer ones.
const ALLOWED_STREAMS = statement(
  'events.allowedStreams',
  `
    select given.stream from unnest(:streams::uuid[], :sessions::uuid[]) as given(stream, session)
    join live_cursors c on c.user_uuid = :user and given.stream = any(c.streams)
    join sessions s on s.uuid = given.session and s.revoked_at is null
    join users u on u.uuid = s.user_uuid and u.withdrawn_at is null
      and (u.suspended_until is null or u.suspended_until <= now())`,
);

export interface StoredEvent {
  id: number;
  name: string;
  data: object;
}

@Injectable()
export class EventsQueries {
  constructor(private readonly database: Database) {}

  after(userUuid: string, id: number, limit: number): Promise<StoredEvent[]> {
    return this.database.rows(AFTER, { user: userUuid, after: id, limit });
  }

  /** Which of these streams of a person may go on. */
  async allowed(userUuid: string, streams: { uuid: string; sessionUuid: string }[]): Promise<Set<string>> {
    const values = {
      user: userUuid,
      streams: streams.map(({ uuid }) => uuid),
      sessions: streams.map(({ sessionUuid }) => sessionUuid),
    };
    const rows = await this.database.rows(ALLOWED_STREAMS, values);
    return new Set(rows.map(({ stream }) => stream));
  }
}
