import { AUDIT_ACTIONS } from '@haiko/shared/audit';
import type { TFunction } from 'i18next';

/** What was done, in words; as the call was named where an older entry names one that is no more. */
export function actName(t: TFunction, action: string): string {
  const known = AUDIT_ACTIONS.find((each) => each === action);
  return known ? t(`desk.audit.act.${known}`) : action;
}
