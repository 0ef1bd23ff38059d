import type { Language } from '@haiko/shared/i18n/languages';
import type { Viewer } from '../../platform/access/caller.js';

/** A posting under its lock. */
export interface LockedPosting {
  uuid: string;
  /** Null for imported ones. */
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

/** Only the owner of the company changes a posting. */
export function canEditPosting(viewer: Viewer, posting: LockedPosting): boolean {
  return viewer.uuid === posting.ownerUuid;
}

/** The owner of the company and admins remove a posting. */
export function canDeletePosting(viewer: Viewer, posting: LockedPosting): boolean {
  return viewer.uuid === posting.ownerUuid || viewer.role === 'ADMIN';
}
