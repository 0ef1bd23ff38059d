import type { Badge, LiveEvent } from '@haiko/shared/contract/live';
import { isLanguage } from '@haiko/shared/i18n/languages';
import type { StreamMessage } from './eventStreamParser.ts';

type Flat<Event> = Event extends { name: infer Name; data: infer Data } ? { name: Name } & Data : never;

/** What screens are told: the events of the stream, each with its data beside its name. */
export type ScreenEvent =
  | Flat<Exclude<LiveEvent, { name: 'badge' | 'notification' }>>
  /** A `NotificationType`, or one of a later release. */
  | { name: 'notification'; uuid: string; type: string }
  /** What is asked for while there is no stream does not count the company's. */
  | ({ name: 'badge' } & Omit<Badge, 'company'> & { company: number | undefined })
  /** Something may have happened that nobody was told of: what is shown should be read again. */
  | { name: 'missed' };

/** The events that a message of the stream tells: none for what this release does not know. */
export function liveEventsOf({ name, data }: StreamMessage): ScreenEvent[] {
  const fields = parse(data);
  if (!fields) return [];
  switch (name) {
    case 'badge':
      return badgeOf(fields);
    case 'note':
      return isText(fields, 'uuid', 'partnerUserUuid') && (fields.kind === 'new' || fields.kind === 'read')
        ? [
            {
              name,
              kind: fields.kind,
              uuid: fields.uuid,
              partnerUserUuid: fields.partnerUserUuid,
              ...applicationOf(fields),
            },
          ]
        : [];
    case 'notification':
      return isText(fields, 'uuid', 'type') ? [{ name, uuid: fields.uuid, type: fields.type }] : [];
    case 'desk':
    case 'application':
      return isText(fields, 'uuid') ? [{ name, uuid: fields.uuid }] : [];
    case 'translation':
      return isText(fields, 'kind', 'uuid') && isLanguage(fields['lang'])
        ? [{ name, kind: fields.kind, uuid: fields.uuid, lang: fields['lang'] }]
        : [];
    default:
      return [];
  }
}

type Fields = Record<string, unknown>;

/** The first badge of a stream says whether it could go on where the last one was cut. */
function badgeOf({ notes, notifications, suggestions, company, isResumed }: Fields): ScreenEvent[] {
  if (typeof notes !== 'number' || typeof notifications !== 'number') return [];
  if (typeof suggestions !== 'number' || typeof company !== 'number') return [];
  const badge: ScreenEvent = { name: 'badge', notes, notifications, suggestions, company };
  return isResumed === false ? [badge, { name: 'missed' }] : [badge];
}

/** Of a note that is about an application. */
function applicationOf(fields: Fields): { applicationUuid?: string } {
  return isText(fields, 'applicationUuid') ? { applicationUuid: fields.applicationUuid } : {};
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
