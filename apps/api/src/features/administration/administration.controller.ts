import { Body, Controller, Param, Put } from '@nestjs/common';
import { CurrentViewer, OnlyRoles } from '../../platform/access/access.decorators.js';
import type { Viewer } from '../../platform/access/caller.js';
import { Returns } from '../../platform/http/returns.decorator.js';
import { RateLimit } from '../../platform/rate-limit/rate-limit.guard.js';
import { UuidParam } from '../../platform/validation/uuid-param.js';
import { AdministerUserInput } from './administration.inputs.js';
import { AdministrationService } from './administration.service.js';
import { AdminUserView } from './administration.views.js';

@Controller('user')
@OnlyRoles('ADMIN')
export class AdministrationController {
  constructor(private readonly administration: AdministrationService) {}

  @Put(':id')
  @RateLimit('admin')
  @Returns(AdminUserView)
  update(
    @CurrentViewer() viewer: Viewer,
    @UuidParam('id') uuid: string,
    @Body() input: AdministerUserInput,
  ): Promise<AdminUserView> {
    return this.administration.update(viewer, uuid, input);
  }

  @Put(':id/:role')
  @RateLimit('admin')
  @Returns(AdminUserView)
  setRole(
    @CurrentViewer() viewer: Viewer,
    @UuidParam('id') uuid: string,
    @Param('role') role: string,
  ): Promise<AdminUserView> {
    return this.administration.setRole(viewer, uuid, role);
  }
}
