import { companyOf } from '../users/users.queries.js';

/** Whether the viewer is on one of the two sides of application `a`: its seeker, or of its company. */
export const isOfViewer = `(a.seeker_uuid = :viewer or a.company_uuid = ${companyOf(':viewer')})`;
