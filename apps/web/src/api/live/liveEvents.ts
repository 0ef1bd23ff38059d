import type { StreamMessage } from './eventStreamParser.ts';

/** What the open screens of a person are told. */
export type LiveEvent =
  | { name: 'badge'; notes: number; notifications: number; suggestions: number; company: number | undefined }
  /** `new`: a note came from the partner; `read`: the partner has read ours, up to this one. */
  | { name: 'note'; kind: 'new' | 'read'; uuid: string; partnerUserUuid: string }
  | { name: 'notification'; uuid: string; type: string }
  /** A text was translated. */
  | { name: 'translation'; kind: string; uuid: string; lang: string }
  /** Something may have happened that nobody was told of: what is shown should be read again. */
  | { name: 'missed' };

/** The events that a message of the stream tells: none for what this release does not know. */
export function liveEventsOf({ name, data }: StreamMessage): LiveEvent[] {
  const fields = parse(data);
  if (!fields) return [];
  switch (name) {
    case 'badge':
      return badgeOf(fields);
    case 'note':
      return isText(fields, 'uuid', 'partnerUserUuid') && (fields.kind === 'new' || fields.kind === 'read')
        ? [{ name, kind: fields.kind, uuid: fields.uuid, partnerUserUuid: fields.partnerUserUuid }]
        : [];
    case 'notification':
      return isText(fields, 'uuid', 'type') ? [{ name, uuid: fields.uuid, type: fields.type }] : [];
    case 'translation':
      return isText(fields, 'kind', 'uuid', 'lang')
        ? [{ name, kind: fields.kind, uuid: fields.uuid, lang: fields.lang }]
        : [];
    default:
      return [];
  }
}

type Fields = Record<string, unknown>;

/** The first badge of a stream says whether it could go on where the last one was cut. */
function badgeOf({ notes, notifications, suggestions, company, isResumed }: Fields): LiveEvent[] {
  if (typeof notes !== 'number' || typeof notifications !== 'number') return [];
  if (typeof suggestions !== 'number' || typeof company !== 'number') return [];
  const badge: LiveEvent = { name: 'badge', notes, notifications, suggestions, company };
  return isResumed === false ? [badge, { name: 'missed' }] : [badge];
}

function isText<Key extends string>(fields: Fields, ...keys: Key[]): fields is Fields & Record<Key, string> {
  return keys.every((key) => typeof fields[key] === 'string');
}

function parse(data: string): Fields | undefined {
  try {
    const value: unknown = JSON.parse(data);
    return typeof value === 'object' && value !== null ? (value as Fields) : undefined;
  } catch {
    return undefined;
  }
}
