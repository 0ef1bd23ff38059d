import { call } from './call.ts';
import type { ResumeBody } from './resumes.schemas.ts';
import type { Resume } from './views.generated.ts';

export const saveResume = call('PUT', '/api/resume', 200).takes<typeof ResumeBody>().returns<Resume>();
export const deleteResume = call('DELETE', '/api/resume', 204);
