import { worksFor } from '../users/impartial.js';

/** The company of which case `c` is: itself, its posting, or what it wrote to an applicant. All who work there answer for these. */
export const COMPANY_OF_CASE = `(case c.target_type when 'company' then c.target_uuid
  when 'job-posting' then (select p.company_uuid from job_postings p where p.uuid = c.target_uuid)
  when 'application-note' then (select a.company_uuid from application_notes n join applications a on a.uuid = n.application_uuid
    where n.uuid = c.target_uuid and n.by = 'company') end)`;

/** Whether case `c` is about what is the viewer's own, or of the company they work for: nobody decides about that. */
export const isOwnCase = (viewer: string) =>
  `(c.author_uuid is not distinct from ${viewer} or ${worksFor(COMPANY_OF_CASE, viewer)})`;
