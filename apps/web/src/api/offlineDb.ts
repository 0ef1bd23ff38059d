import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { KeptReply } from './keptReplies.ts';
import type { Unsent } from './unsent.ts';

interface OfflineSchema extends DBSchema {
  replies: { key: string; value: KeptReply; indexes: { keptAt: number } };
  unsent: { key: string; value: Unsent; indexes: { account: string } };
  /** How often somebody has come, what they were asked or shown once: of this phone, and of nobody on it. */
  visits: { key: 'count' | Once; value: number };
}

/** What happens once on a device. */
export type Once = 'offered' | 'languageOffered' | 'turned';

type OfflineDb = IDBPDatabase<OfflineSchema>;

let opening: Promise<OfflineDb> | undefined;

/**
 * What this browser keeps for times without a connection. Rejects where it keeps nothing. A browser may take it all away (Safari
 * after seven days without a visit), also while the page is open: it is made anew then.
 */
export function offlineDb(): Promise<OfflineDb> {
  opening ??= open().catch((error: unknown) => {
    opening = undefined;
    throw error;
  });
  return opening;
}

async function open(): Promise<OfflineDb> {
  const forget = () => (opening = undefined);
  return openDB<OfflineSchema>('haiko-offline', 1, {
    upgrade(db) {
      db.createObjectStore('replies', { keyPath: 'key' }).createIndex('keptAt', 'keptAt');
      db.createObjectStore('visits');
      db.createObjectStore('unsent', { keyPath: 'id' }).createIndex('account', 'account');
    },
    // A later release wants to change it: this page lets go, so that the other one need not wait.
    blocking(_current, _blocked, event) {
      (event.target as IDBDatabase).close();
      forget();
    },
    terminated: forget,
  });
}
