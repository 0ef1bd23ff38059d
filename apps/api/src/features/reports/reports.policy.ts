import type { ReportDecision, ReportTargetType } from '@haiko/shared/reports';
import type { Role, Viewer } from '../../platform/access/caller.js';

import type { ReportTarget } from './report-targets.js';

/** Nobody reports themselves or what is their own. */
export function canReport(reporterUuid: string, authorUuid: string | null): boolean {
  return reporterUuid !== authorUuid;
}

/** A second report says something new only of what was kept and has been changed since, or been given another meaning. */
export function isNewReport(keptAt: Date | null, changes: (Date | null | undefined)[]): boolean {
  return keptAt !== null && changes.some((changedAt) => changedAt instanceof Date && changedAt > keptAt);
}

/** Who decides, as far as that matters. */
export type Decider = Pick<Viewer, 'uuid' | 'role'>;

/** Nobody decides about what is their own, and about what moderators and admins wrote only admins do. */
export function mayDecide(viewer: Decider, author: { uuid: string; role: Role } | null): boolean {
  if (author === null) return true;
  if (author.uuid === viewer.uuid) return false;
  return viewer.role === 'ADMIN' || (author.role !== 'ADMIN' && author.role !== 'MODERATOR');
}

/** A note is seen by its two people alone and a person cannot be deleted: a decision must be one that can be carried out. */
export function canDecide(decision: ReportDecision, target: ReportTarget | undefined): boolean {
  if (decision === 'HIDE') return target?.setHidden !== undefined;
  if (decision === 'DELETE') return target?.remove !== undefined;
  return true;
}

/** A warning or a suspension hides what led to it; a person's profile is hidden only by name, for it is not what they wrote. */
export function isHiddenAfter(decision: ReportDecision, type: ReportTargetType): boolean {
  return decision === 'HIDE' || (type !== 'user' && (decision === 'WARN' || decision === 'SUSPEND'));
}

/** What two sides alone see: moderators read it case by case, each time written down. */
export function isReadAlone(type: ReportTargetType): boolean {
  return type === 'application' || type === 'application-note';
}

/** What lists of cases say of a thing: nothing where it is read alone. */
export function listedExcerpt({ targetType, excerpt }: { targetType: ReportTargetType; excerpt: string }): string {
  return isReadAlone(targetType) ? '' : excerpt;
}

/** Whether a text reads otherwise than it did when it was reported, of which `excerpt` is the beginning; not of what is gone. */
export function isChangedSince(excerpt: string, fields: readonly string[]): boolean {
  const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
  return fields.length > 0 && !plain(fields.join(' ')).startsWith(plain(excerpt));
}
