import { isLanguage } from '@haiko/shared/i18n/languages';
import type { EntityManager } from 'typeorm';
import { insertRows, type Row } from './insert-rows.js';
import { conversations } from './notes.js';
import { personByKey } from './people.js';
import { minutesOf } from './thread.js';

interface Loaded {
  people: Map<string, string>;
  moment: (minutesAgo: number) => string;
}

const LINE = /^(?<author>\w+)(?:\/(?<language>\w+))? (?<ago>\d+[mhd])(?<unread>\*)?: (?<content>.+)$/;
/** Between two notes of the same age. */
const STEP_MINUTES = 1;

/** Loads the notes of the sample people, with a conversation for each side. */
export async function loadNotes(manager: EntityManager, loaded: Loaded): Promise<void> {
  const notes = conversations.flatMap(({ between, script }) => readNotes(script, between, loaded));
  // In the order in which they were written, because uuids grow with time.
  await insertRows(
    manager,
    'notes',
    notes.toSorted((a, b) => String(a['created_at']).localeCompare(String(b['created_at']))),
  );
  await manager.query(`
    insert into conversations (user_uuid, partner_uuid, created_at, is_starter, last_note_uuid, last_note_at)
    select side.user_uuid, side.partner_uuid, min(n.created_at),
      (array_agg(n.sender_uuid order by n.created_at, n.uuid))[1] = side.user_uuid,
      (array_agg(n.uuid order by n.created_at desc, n.uuid desc))[1], max(n.created_at)
    from notes n, lateral (values (n.sender_uuid, n.recipient_uuid), (n.recipient_uuid, n.sender_uuid))
      as side(user_uuid, partner_uuid)
    group by side.user_uuid, side.partner_uuid`);
}

function readNotes(script: string, between: readonly [string, string], { people, moment }: Loaded): Row[] {
  const lines = script
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  return lines.map((line, index) => {
    const { author = '', language, ago = '', unread, content = '' } = LINE.exec(line)?.groups ?? {};
    if (!content) throw new Error(`Not a note: "${line}"`);
    const spoken = isLanguage(language) ? language : personByKey(author).language;
    const at = moment(minutesOf(ago) + (lines.length - index) * STEP_MINUTES);
    return {
      sender_uuid: people.get(author),
      recipient_uuid: people.get(author === between[0] ? between[1] : between[0]),
      original_language: spoken,
      content: { [spoken]: content },
      created_at: at,
      read_at: unread ? null : at,
    };
  });
}
