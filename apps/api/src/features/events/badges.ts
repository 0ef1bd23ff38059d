import { Injectable } from '@nestjs/common';

const KINDS = ['notes', 'notifications', 'company', 'suggestions'] as const;
export type BadgeKind = (typeof KINDS)[number];
export type Badge = Record<BadgeKind, number>;

/** The numbers beside the header's buttons: each feature says how its own is counted. */
@Injectable()
export class Badges {
  readonly #counts = new Map<BadgeKind, (userUuid: string) => Promise<number>>();

  /** `badges.count('notifications', (userUuid) => queries.unread(userUuid))`, once, when the feature is made. */
  count(kind: BadgeKind, unread: (userUuid: string) => Promise<number>): void {
    this.#counts.set(kind, unread);
  }

  /** The counts at this moment; 0 for what nobody counts. */
  async of(userUuid: string): Promise<Badge> {
    const counts = KINDS.map(async (kind) => [kind, (await this.#counts.get(kind)?.(userUuid)) ?? 0] as const);
    return Object.fromEntries(await Promise.all(counts)) as Badge;
  }
}
