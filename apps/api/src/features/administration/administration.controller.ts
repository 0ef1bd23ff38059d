import { Controller, Param } from '@nestjs/common';
import { administerUser, setRole } from '@haiko/shared/contract/administration';
import { AdministeredUserBody } from '@haiko/shared/contract/administration.schemas';
import type { BodyOf } from '@haiko/shared/contract/call';
import * as v from 'valibot';
import { CurrentViewer, OnlyRoles } from '../../platform/access/access.decorators.js';
import { ROLES, type Viewer } from '../../platform/access/caller.js';
import { Handles } from '../../platform/contract/handles.js';
import { InputBody } from '../../platform/contract/inputs.js';
import { Tag } from '../../platform/contract/tag.js';
import { RateLimit } from '../../platform/rate-limit/rate-limit.guard.js';
import { UuidParam } from '../../platform/validation/uuid-param.js';
import { AdministrationService } from './administration.service.js';
import { RolesService } from './roles.service.js';
import { AdminUserView } from './administration.views.js';

@Tag('Administration', 'What administrators change of other people.')
@Controller()
@OnlyRoles('ADMIN')
export class AdministrationController {
  constructor(
    private readonly administration: AdministrationService,
    private readonly roles: RolesService,
  ) {}

  @Handles(administerUser, {
    summary: 'Change somebody',
    ids: { id: 'The person.' },
    body: AdministeredUserBody,
    reply: AdminUserView,
  })
  @RateLimit('admin')
  update(
    @CurrentViewer() viewer: Viewer,
    @UuidParam('id') uuid: string,
    @InputBody() input: BodyOf<typeof administerUser>,
  ): Promise<AdminUserView> {
    return this.administration.update(viewer, uuid, input);
  }

  @Handles(setRole, {
    summary: "Change somebody's role",
    ids: { id: 'The person.' },
    params: { role: v.picklist(ROLES) },
    reply: AdminUserView,
  })
  @RateLimit('admin')
  setRole(
    @CurrentViewer() viewer: Viewer,
    @UuidParam('id') uuid: string,
    @Param('role') role: string,
  ): Promise<AdminUserView> {
    return this.roles.setRole(viewer, uuid, role);
  }
}
