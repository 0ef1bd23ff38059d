import type { Language } from '@haiko/shared/i18n/languages';
import type { Viewer } from '../../platform/access/caller.js';

/** A posting under its lock. */
export interface LockedPosting {
  uuid: string;
  /** Whether it is of the viewer's company. */
  isOwn: boolean;
  /** Who answers for it; null for an imported one. */
  ownerUuid: string | null;
  originalLanguage: Language;
  /** Its title and description in that language. */
  text: string;
  /** Whether everybody may see it. */
  isVisible: boolean;
  /** Whether its company may show and change postings: approved once and not rejected since. */
  isListed: boolean;
  isOver: boolean;
}

/** The members of the company and admins remove a posting; its members alone change it. */
export function canDeletePosting(viewer: Viewer, { isOwn }: LockedPosting): boolean {
  return isOwn || viewer.role === 'ADMIN';
}
