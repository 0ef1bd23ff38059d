import { Injectable } from '@nestjs/common';
import { BoundedMap } from '../bounded-map.js';
import { AppConfig } from '../config.js';
import { Listener } from '../database/listener.js';
import { PageInvalidation } from '../rendering/page-invalidation.js';
import type { AccessClaims } from './access-tokens.js';
import { isOverOthers, type Viewer } from './caller.js';

/** The channel on which triggers say of whom something has changed that a viewer is made of. */
const CHANNEL = 'viewers';
/** Nobody is taken for who they were longer than this, also where a connection is dead and nobody has noticed. */
const OLDEST_MS = 1_000;

interface Kept {
  sessionUuid: string;
  viewer: Promise<Viewer | null>;
}

/**
 * Who has asked lately, so that a screen of five queries looks its reader up once. Whatever changes them, in whichever process,
 * drops them; a process that has not heard from the database within a second looks everybody up. Nobody is kept who has rights over
 * others.
 */
@Injectable()
export class KeptViewers {
  /** By person: the session of theirs that was looked up last. */
  readonly #kept: BoundedMap<string, Kept>;
  readonly #keepsAny: boolean;

  constructor(
    private readonly listener: Listener,
    invalidation: PageInvalidation,
    { requests }: AppConfig,
  ) {
    this.#kept = new BoundedMap(requests.keptViewers);
    this.#keepsAny = requests.keptViewers > 0;
    listener.register(CHANNEL, {
      onMessage: (userUuid) => void this.#kept.delete(userUuid),
      onReconnected: () => this.clear(),
    });
    // A write is answered when what it has changed was heard here, too.
    invalidation.add(this);
  }

  /** Nobody is kept: a write has nobody to tell. */
  get isEmpty(): boolean {
    return this.#kept.size === 0;
  }

  /** What changes of pages concerns nobody here: whom a write has changed is told by name. */
  forget(): void {}

  /** Drops everybody, where nobody can say who has changed. */
  clear(): void {
    this.#kept.clear();
  }

  /** The kept one, or whoever `look` finds, which rejects as that does. */
  of({ userUuid, sessionUuid }: AccessClaims, look: () => Promise<Viewer | null>): Promise<Viewer | null> {
    if (!this.#keepsAny || !this.listener.hasHeard(OLDEST_MS)) return look();
    const kept = this.#kept.get(userUuid);
    if (kept?.sessionUuid === sessionUuid) return kept.viewer;
    const made = { sessionUuid, viewer: look() };
    // From now on, not when it is found: a change that is heard meanwhile drops what may be of before it.
    this.#kept.set(userUuid, made);
    const drop = () => this.#kept.get(userUuid) === made && this.#kept.delete(userUuid);
    made.viewer.then((viewer) => (!viewer || isOverOthers(viewer.role)) && drop(), drop);
    return made.viewer;
  }
}
