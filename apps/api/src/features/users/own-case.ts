import { worksFor } from './impartial.js';

/** The company of which the target of a row is: itself, its posting, or what it wrote to an applicant. All who work there answer for these. */
const companyOf = (row: string) => `(case ${row}.target_type when 'company' then ${row}.target_uuid
  when 'job-posting' then (select p.company_uuid from job_postings p where p.uuid = ${row}.target_uuid)
  when 'application-note' then (select sent.company_uuid from application_notes n
    join applications sent on sent.uuid = n.application_uuid where n.uuid = ${row}.target_uuid and n.by = 'company') end)`;

/** The company of which case `c` is. */
export const COMPANY_OF_CASE = companyOf('c');

/** Whether case `c` is about what is the viewer's own, or of the company they work for: nobody decides about that. */
export const isOwnCase = (viewer: string) =>
  `(c.author_uuid is not distinct from ${viewer} or ${worksFor(COMPANY_OF_CASE, viewer)})`;

/**
 * Whether line `a` of the audit log is about the viewer, about what is theirs and was a case (ix_report_cases_author), or about what is of the
 * company they work for.
 */
export const isAboutOwn = (viewer: string) => `(a.target_uuid = ${viewer}
  or a.target_uuid in (select c.target_uuid from report_cases c where c.author_uuid = ${viewer})
  or ${worksFor(companyOf('a'), viewer)})`;
