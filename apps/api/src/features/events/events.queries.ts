import { Injectable } from '@nestjs/common';
import { Database, type Statement } from '../../platform/database/database.js';

// $1 user, $2 the last id that is known, $3 limit.
const AFTER: Statement = {
  name: 'events.after',
  text: 'select id, name, data from live_events where user_uuid = $1 and id > $2 order by id limit $3',
};

// $1 user, $2 streams, $3 their sessions: those that may stay. As the access guard sees it, and not pushed out by newer ones.
const ALLOWED_STREAMS: Statement = {
  name: 'events.allowedStreams',
  text: `
    select given.stream from unnest($2::uuid[], $3::uuid[]) as given(stream, session)
    join live_cursors c on c.user_uuid = $1 and given.stream = any(c.streams)
    join sessions s on s.uuid = given.session and s.revoked_at is null
    join users u on u.uuid = s.user_uuid and u.withdrawn_at is null
      and (u.suspended_until is null or u.suspended_until <= now())`,
};

export interface StoredEvent {
  id: number;
  name: string;
  data: object;
}

@Injectable()
export class EventsQueries {
  constructor(private readonly database: Database) {}

  after(userUuid: string, id: number, limit: number): Promise<StoredEvent[]> {
    return this.database.rows<StoredEvent>(AFTER, [userUuid, id, limit]);
  }

  /** Which of these streams of a person may go on. */
  async allowed(userUuid: string, streams: { uuid: string; sessionUuid: string }[]): Promise<Set<string>> {
    const values = [userUuid, streams.map(({ uuid }) => uuid), streams.map(({ sessionUuid }) => sessionUuid)];
    const rows = await this.database.rows<{ stream: string }>(ALLOWED_STREAMS, values);
    return new Set(rows.map(({ stream }) => stream));
  }
}
