import { Controller } from '@nestjs/common';
import type { BodyOf } from '@haiko/shared/contract/call';
import { deleteCompany, registerCompany, updateCompany } from '@haiko/shared/contract/companies';
import { CompanyBody, CompanyChangeBody } from '@haiko/shared/contract/companies.schemas';
import { CurrentReader, CurrentViewer, SignedIn } from '../../platform/access/access.decorators.js';
import type { Reader, Viewer } from '../../platform/access/caller.js';
import { Handles } from '../../platform/contract/handles.js';
import { InputBody } from '../../platform/contract/inputs.js';
import { Tag } from '../../platform/contract/tag.js';
import { RateLimit } from '../../platform/rate-limit/rate-limit.guard.js';
import { UuidParam } from '../../platform/validation/uuid-param.js';
import { CompaniesService } from './companies.service.js';
import { CompanyDetailView } from './companies.views.js';

@Tag('Companies', 'Companies that write job postings.')
@Controller()
@SignedIn()
export class CompaniesController {
  constructor(private readonly companies: CompaniesService) {}

  @Handles(registerCompany, { summary: 'Register a company', body: CompanyBody, reply: CompanyDetailView })
  @SignedIn({ onlyConfirmed: true })
  @RateLimit('company')
  register(
    @CurrentReader() reader: Reader<Viewer>,
    @InputBody() input: BodyOf<typeof registerCompany>,
  ): Promise<CompanyDetailView> {
    return this.companies.register(reader, input);
  }

  @Handles(updateCompany, {
    summary: 'Replace your company',
    ids: { id: 'The company.' },
    body: CompanyChangeBody,
    reply: CompanyDetailView,
  })
  @RateLimit('company')
  update(
    @CurrentReader() reader: Reader<Viewer>,
    @UuidParam('id') uuid: string,
    @InputBody() input: BodyOf<typeof updateCompany>,
  ): Promise<CompanyDetailView> {
    return this.companies.update(reader, uuid, input);
  }

  @Handles(deleteCompany, { summary: 'Delete your company, or as an administrator any', ids: { id: 'The company.' } })
  @RateLimit('delete')
  remove(@CurrentViewer() viewer: Viewer, @UuidParam('id') uuid: string): Promise<void> {
    return this.companies.remove(viewer, uuid);
  }
}
