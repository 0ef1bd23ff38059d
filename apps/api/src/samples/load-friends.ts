import type { EntityManager } from 'typeorm';
import { insertRows } from './insert-rows.js';

interface Loaded {
  people: Map<string, string>;
  moment: (minutesAgo: number) => string;
}

interface SampleFriendship {
  from: string;
  to: string;
  /** Days since the request; those that were accepted were so a day later. */
  days: number;
  isAccepted: boolean;
}

const DAY = 24 * 60;

// Who asked, whom, and how many days ago.
const FRIENDS =
  'linh-minh-50 thuy-linh-45 linh-sokha-31 ploy-linh-20 linh-maricel-12 emily-linh-6 sokha-dara-48 sreymom-sokha-40 ' +
  'sokha-somchai-15 minh-thuy-44 duc-minh-30 rafiq-tanvir-42 nasrin-rafiq-25 wei-xiaoyu-41 yuki-kenta-39 ' +
  'jun-maricel-36 jiwoo-youngsook-35 aziz-batbayar-28 bishal-nimal-22 dewi-thandar-18';
const REQUESTS = 'dara-linh-3 yuki-linh-1 nasrin-linh-0 linh-wei-2 rafiq-sokha-4 kenta-sokha-1';

/** Loads who is friends with whom, who waits for an answer, and what each of them was told. */
export async function loadFriends(manager: EntityManager, { people, moment }: Loaded): Promise<void> {
  const all = [...parse(FRIENDS, true), ...parse(REQUESTS, false)];
  await insertRows(
    manager,
    'friendships',
    all.map(({ from, to, days, isAccepted }) => ({
      requester_uuid: people.get(from),
      addressee_uuid: people.get(to),
      state: isAccepted ? 'FRIENDS' : 'REQUESTED',
      created_at: asked(days),
      decided_at: isAccepted ? accepted(days) : null,
    })),
  );
  await insertRows(
    manager,
    'notifications',
    all.map(({ from, to, days, isAccepted }) => {
      const [receiver, cause] = isAccepted ? [from, to] : [to, from];
      const at = isAccepted ? accepted(days) : asked(days);
      return {
        receiver_uuid: people.get(receiver),
        from_user_uuid: people.get(cause),
        cause_uuid: people.get(cause),
        type: isAccepted ? 'Friend Accept' : 'Friend Request',
        created_at: at,
        grouped_since: at,
        read_at: isAccepted ? at : null,
      };
    }),
  );

  function asked(days: number): string {
    return moment(days * DAY + 50);
  }

  function accepted(days: number): string {
    return moment((days - 1) * DAY + 20);
  }
}

function parse(text: string, isAccepted: boolean): SampleFriendship[] {
  return text.split(' ').map((entry) => {
    const [from = '', to = '', days = '0'] = entry.split('-');
    return { from, to, days: Number(days), isAccepted };
  });
}
