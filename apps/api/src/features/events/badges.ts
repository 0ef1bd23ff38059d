import { Injectable } from '@nestjs/common';
import type { Badge } from '@haiko/shared/contract/live';
import { Registry } from '../../platform/registry.js';

export type BadgeKind = keyof Badge;

/** How many there are for a person. */
type Count = (userUuid: string) => Promise<number>;

/** The numbers beside the header's buttons: each feature registers how its own is counted. */
@Injectable()
export class Badges extends Registry<BadgeKind, Count> {
  /** The counts at this moment; 0 for what nobody counts. */
  async of(userUuid: string): Promise<Badge> {
    const count = async (kind: BadgeKind) => (await this.get(kind)?.(userUuid)) ?? 0;
    const [notes, notifications, company, suggestions] = await Promise.all([
      count('notes'),
      count('notifications'),
      count('company'),
      count('suggestions'),
    ]);
    return { notes, notifications, company, suggestions };
  }
}
