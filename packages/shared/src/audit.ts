import { REPORT_TARGET_TYPES } from './reports.ts';

/** What audited acts are on, named as reports and translations name it; the desk shows `desk.audit.type.<type>`. */
export const AUDIT_TARGET_TYPES = [
  ...REPORT_TARGET_TYPES,
  'sub-board',
  'file',
  'queue',
  'visa-rule',
  'wage-defaulter',
  'resume',
  'job-source',
  'watched-word',
] as const;
export type AuditTargetType = (typeof AUDIT_TARGET_TYPES)[number];
