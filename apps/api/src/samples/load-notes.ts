import type { Loading } from './loading.js';
import { minutesOf, type Samples } from './read-samples.js';

/** Loads the notes of the sample people, with a conversation for each side. */
export async function loadNotes(loading: Loading): Promise<void> {
  const notes = loading.samples.conversations.flatMap((conversation) => noteRows(conversation, loading));
  // In the order in which they were written, because uuids grow with time.
  notes.sort((a, b) => a.created_at.localeCompare(b.created_at));
  await loading.insert('notes', notes, (note) => note);
  await loading.manager.query(`
    insert into conversations (user_uuid, partner_uuid, created_at, is_starter, last_note_uuid, last_note_at)
    select side.user_uuid, side.partner_uuid, min(n.created_at),
      (array_agg(n.sender_uuid order by n.created_at, n.uuid))[1] = side.user_uuid,
      (array_agg(n.uuid order by n.created_at desc, n.uuid desc))[1], max(n.created_at)
    from notes n, lateral (values (n.sender_uuid, n.recipient_uuid), (n.recipient_uuid, n.sender_uuid))
      as side(user_uuid, partner_uuid)
    group by side.user_uuid, side.partner_uuid`);
}

function noteRows({ between, notes }: Samples['conversations'][number], { uuidOf, moment }: Loading) {
  return notes.map(({ from, language, ago, isUnread, text }, index) => {
    // A minute between two of the same age.
    const at = moment(minutesOf(ago) + notes.length - index);
    return {
      sender_uuid: uuidOf('person', from),
      recipient_uuid: uuidOf('person', from === between[0] ? between[1] : between[0]),
      original_language: language,
      content: { [language]: text },
      created_at: at,
      read_at: isUnread ? null : at,
    };
  });
}
