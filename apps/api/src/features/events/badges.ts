import { Injectable } from '@nestjs/common';
import { Registry } from '../../platform/registry.js';

const KINDS = ['notes', 'notifications', 'company', 'suggestions'] as const;
export type BadgeKind = (typeof KINDS)[number];
export type Badge = Record<BadgeKind, number>;

/** How many there are for a person. */
type Count = (userUuid: string) => Promise<number>;

/** The numbers beside the header's buttons: each feature registers how its own is counted. */
@Injectable()
export class Badges extends Registry<BadgeKind, Count> {
  /** The counts at this moment; 0 for what nobody counts. */
  async of(userUuid: string): Promise<Badge> {
    const counts = KINDS.map(async (kind) => [kind, (await this.get(kind)?.(userUuid)) ?? 0] as const);
    return Object.fromEntries(await Promise.all(counts)) as Badge;
  }
}
