import { Controller } from '@nestjs/common';
import type { BodyOf } from '@haiko/shared/contract/call';
import { deleteResume, saveResume } from '@haiko/shared/contract/resumes';
import { ResumeBody } from '@haiko/shared/contract/resumes.schemas';
import { CurrentViewer, SignedIn } from '../../platform/access/access.decorators.js';
import type { Viewer } from '../../platform/access/caller.js';
import { Handles } from '../../platform/contract/handles.js';
import { InputBody } from '../../platform/contract/inputs.js';
import { Tag } from '../../platform/contract/tag.js';
import { RateLimit } from '../../platform/rate-limit/rate-limit.guard.js';
import { ResumesService } from './resumes.service.js';
import { ResumeView } from './resumes.views.js';

@Tag('Résumés', 'What people tell companies of themselves.')
@Controller()
@SignedIn()
export class ResumesController {
  constructor(private readonly resumes: ResumesService) {}

  @Handles(saveResume, { summary: 'Write your résumé, or replace it', body: ResumeBody, reply: ResumeView })
  @RateLimit('edit')
  save(@CurrentViewer() viewer: Viewer, @InputBody() input: BodyOf<typeof saveResume>): Promise<ResumeView> {
    return this.resumes.save(viewer, input);
  }

  @Handles(deleteResume, { summary: 'Delete your résumé; what you have sent stays with the applications' })
  @RateLimit('delete')
  remove(@CurrentViewer() viewer: Viewer): Promise<void> {
    return this.resumes.remove(viewer);
  }
}
