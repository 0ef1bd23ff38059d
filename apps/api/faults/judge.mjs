// Compares the ledger with the database and the files, and these with themselves.
import fs from 'node:fs';
import path from 'node:path';

const SIZE = /-\d+(?=\.)/;
const SIZES = ['.', '-512.', '-256.'];
const TABLES = {
  post: { table: 'posts', text: 'title' },
  comment: { table: 'comments', text: 'content' },
  note: { table: 'notes', text: 'content' },
  application: { table: 'applications', text: 'message' },
};

/** What is half there: each finds rows that no whole write leaves. */
const HALVES = {
  'a post that no search finds':
    'select p.uuid from posts p where not exists (select from post_search s where s.post_uuid = p.uuid)',
  'a post without its two hashtags': `select p.uuid from posts p where p.title ->> p.original_language like 'mark-%'
      and (select count(*) from post_hashtags h where h.post_uuid = p.uuid) <> 2`,
  'a wrong number of comments': `select p.uuid from posts p where p.comment_count <>
      (select count(*) from comments c where c.post_uuid = p.uuid and c.deleted_at is null)`,
  'a wrong number of likes': `select p.uuid from posts p where p.like_count <>
      (select count(*) from post_reactions r where r.post_uuid = p.uuid and r.type = 'Like')`,
  'a note that is in no conversation': `select n.uuid from notes n where 2 <> (select count(*) from conversations c
      where (c.user_uuid, c.partner_uuid) in ((n.sender_uuid, n.recipient_uuid), (n.recipient_uuid, n.sender_uuid)))`,
  'a conversation that does not end with its last note': `select c.user_uuid from conversations c where c.last_note_uuid is distinct from (
      select n.uuid from notes n where least(n.sender_uuid, n.recipient_uuid) = least(c.user_uuid, c.partner_uuid)
        and greatest(n.sender_uuid, n.recipient_uuid) = greatest(c.user_uuid, c.partner_uuid)
      order by n.created_at desc, n.uuid desc limit 1)`,
  'an application without its first step': `select a.uuid from applications a where not exists (
      select from application_steps s where s.application_uuid = a.uuid and s.state = 'sent')`,
  'a key of a write that is not there': `select k.key from request_keys k where not exists (select from posts where uuid = k.result_uuid)
      and not exists (select from comments where uuid = k.result_uuid) and not exists (select from notes where uuid = k.result_uuid)
      and not exists (select from applications where uuid = k.result_uuid)`,
};

/** What of the ledger is missing, there twice or half there; all three are empty after any fault. */
export async function judge(machine, ledger) {
  const lost = [];
  const twice = [];
  for (const [kind, { table, text }] of Object.entries(TABLES)) {
    const rows = await machine.sql(`select uuid, ${text} ->> original_language as text from ${table}`);
    const uuids = new Set(rows.map(({ uuid }) => uuid));
    lost.push(...ledger.acked.filter((entry) => entry.kind === kind && !uuids.has(entry.uuid)));
    twice.push(...repeated(rows.flatMap(({ text: said }) => /mark-\S+-/.exec(said)?.[0] ?? [])));
  }
  for (const [kind, table] of Object.entries({ like: 'post_reactions', scrap: 'post_scraps' })) {
    const rows = await machine.sql(`select user_uuid || ' ' || post_uuid as key from ${table}`);
    const known = new Set(rows.map(({ key }) => key));
    lost.push(...ledger.acked.filter((entry) => entry.kind === kind && !known.has(`${entry.who} ${entry.on}`)));
  }
  lost.push(...(await lostChanges(machine, ledger)), ...(await lostPictures(machine, ledger)));
  const half = [];
  for (const [name, text] of Object.entries(HALVES)) {
    const { length } = await machine.sql(text);
    if (length > 0) half.push(`${length} × ${name}`);
  }
  return { lost: lost.map(({ kind, mark }) => `${kind} ${mark}`), twice, half };
}

/** Of each post the last change that was acknowledged, unless a later one was sent of which nobody knows. */
async function lostChanges(machine, ledger) {
  const rows = await machine.sql('select uuid, content ->> original_language as text from posts');
  const texts = new Map(rows.map(({ uuid, text }) => [uuid, text]));
  const ofPosts = Object.groupBy(
    ledger.entries.filter(({ kind }) => kind === 'change'),
    ({ on }) => on,
  );
  return Object.entries(ofPosts).flatMap(([post, changes]) => {
    const last = changes.findLastIndex(({ uuid }) => uuid !== null);
    const fits = changes.slice(Math.max(last, 0)).some(({ mark }) => texts.get(post)?.includes(mark));
    return last === -1 || fits ? [] : [changes[last]];
  });
}

/** Pictures that were acknowledged, of which a size is missing or empty. */
async function lostPictures(machine, ledger) {
  const rows = await machine.sql('select path, thumbnail_path from files');
  const sizes = new Map(rows.map(({ path: name, thumbnail_path: small }) => [name, [name, small]]));
  const pictures = ledger.acked.filter(({ kind }) => kind === 'picture');
  return pictures.filter(({ uuid }) => !sizes.get(uuid)?.every((name) => isWhole(machine, name)));
}

/** A picture's bytes say at their beginning how many they are. */
function isWhole({ uploads }, name) {
  const file = path.basename(name);
  const place = path.join(uploads, file.slice(0, 2), file);
  if (!fs.existsSync(place)) return false;
  const bytes = fs.readFileSync(place);
  return bytes.length > 12 && bytes.readUInt32LE(4) + 8 === bytes.length;
}

/** Bytes that belong to no row, and rows without their bytes: what uploads that failed have left. */
export async function halfUploads(machine) {
  const rows = await machine.sql('select path from files where thumbnail_path is not null');
  const names = rows.map((row) => path.basename(row.path));
  const there = fs.readdirSync(machine.uploads, { recursive: true }).map((file) => path.basename(file));
  const known = new Set(names);
  const counts = {
    'picture without a row': there.filter(
      (name) => /^\w{32}\S*\.webp$/.test(name) && !known.has(name.replace(SIZE, '')),
    ).length,
    'file on its way in': fs.readdirSync(path.join(machine.uploads, 'incoming')).length,
    'row without its picture': names.filter((name) => !SIZES.every((size) => isWhole(machine, name.replace('.', size))))
      .length,
  };
  return Object.entries(counts).flatMap(([what, count]) => (count > 0 ? [`${count} × ${what}`] : []));
}

function repeated(marks) {
  const seen = new Set();
  return marks.filter((mark) => seen.has(mark) || !seen.add(mark));
}
