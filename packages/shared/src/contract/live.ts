import type { Language } from '../i18n/languages.ts';
import type { NotificationType } from '../notifications.ts';
import { call } from './call.ts';

/** How many there are of what is new for a person: the numbers beside the header's buttons. */
export interface Badge {
  notes: number;
  notifications: number;
  company: number;
  suggestions: number;
}

/** What open screens are told, by the name of the event. It names things and holds no text: whoever wants to show them reads them. */
interface LiveEvents {
  /** The first one of a stream says whether it goes on where the last one was cut. */
  badge: Badge & { isResumed?: boolean };
  /**
   * `new`: a note came from the partner; `read`: the partner has read ours, up to this one. `applicationUuid`: it is about an
   * application, and the partner is who stands in the list of conversations.
   */
  note: { kind: 'new' | 'read'; uuid: string; partnerUserUuid: string; applicationUuid?: string };
  notification: { uuid: string; type: NotificationType };
  /** Something of the moderators' desk is not as it was: a case came, was decided, or is being looked at. */
  desk: { uuid: string };
  /** An application is not in the state in which it was: somebody on the other side, or a colleague, has done something. */
  application: { uuid: string };
  /** A text was translated. */
  translation: { kind: string; uuid: string; lang: Language };
}

/** One event of the stream: its `event:` and its `data:`, which is JSON. */
export type LiveEvent = { [Name in keyof LiveEvents]: { name: Name; data: LiveEvents[Name] } }[keyof LiveEvents];

/** Server-Sent Events, for as long as the caller listens. */
export const readEvents = call('GET', '/api/events', 200);
