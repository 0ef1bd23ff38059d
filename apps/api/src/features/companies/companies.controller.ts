import { Body, Controller, Delete, HttpCode, Post, Put } from '@nestjs/common';
import { CurrentViewer, SignedIn } from '../../platform/access/access.decorators.js';
import type { Viewer } from '../../platform/access/caller.js';
import { Returns } from '../../platform/http/returns.decorator.js';
import { RateLimit } from '../../platform/rate-limit/rate-limit.guard.js';
import { UuidParam } from '../../platform/validation/uuid-param.js';
import { RegisterCompanyInput, UpdateCompanyInput } from './companies.inputs.js';
import { CompaniesService } from './companies.service.js';
import { CompanyDetailView } from './companies.views.js';

@Controller('company')
@SignedIn()
export class CompaniesController {
  constructor(private readonly companies: CompaniesService) {}

  @Post('register')
  @RateLimit('company')
  @Returns(CompanyDetailView)
  register(@CurrentViewer() viewer: Viewer, @Body() input: RegisterCompanyInput): Promise<CompanyDetailView> {
    return this.companies.register(viewer, input);
  }

  @Put('update/:id')
  @RateLimit('company')
  @Returns(CompanyDetailView)
  update(
    @CurrentViewer() viewer: Viewer,
    @UuidParam('id') uuid: string,
    @Body() input: UpdateCompanyInput,
  ): Promise<CompanyDetailView> {
    return this.companies.update(viewer, uuid, input);
  }

  @Delete('delete/:id')
  @HttpCode(204)
  @RateLimit('delete')
  remove(@CurrentViewer() viewer: Viewer, @UuidParam('id') uuid: string): Promise<void> {
    return this.companies.remove(viewer, uuid);
  }
}
