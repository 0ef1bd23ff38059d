import { Controller, Res } from '@nestjs/common';
import type { BodyOf } from '@haiko/shared/contract/call';
import { exportMyData, updateMyInfo } from '@haiko/shared/contract/users';
import { MyInfoBody } from '@haiko/shared/contract/users.schemas';
import type { Response } from 'express';
import { CurrentViewer, SignedIn } from '../../platform/access/access.decorators.js';
import type { Viewer } from '../../platform/access/caller.js';
import { Handles } from '../../platform/contract/handles.js';
import { InputBody } from '../../platform/contract/inputs.js';
import { Tag } from '../../platform/contract/tag.js';
import { sendChunks } from '../../platform/http/send-chunks.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { RateLimit } from '../../platform/rate-limit/rate-limit.guard.js';
import { UsersService } from './users.service.js';
import { UserInformationView } from './users.views.js';

@Tag('My information', 'What is known about the person who calls.')
@Controller()
export class UsersController {
  constructor(
    private readonly users: UsersService,
    private readonly personalData: PersonalData,
  ) {}

  @Handles(updateMyInfo, { summary: 'Change what is known about you', body: MyInfoBody, reply: UserInformationView })
  @SignedIn()
  @RateLimit(({ body }) => (typeof body?.nickname === 'string' ? 'nicknameChange' : 'edit'))
  update(
    @CurrentViewer() viewer: Viewer,
    @InputBody() input: BodyOf<typeof updateMyInfo>,
  ): Promise<UserInformationView> {
    return this.users.update(viewer, input);
  }

  @Handles(exportMyData, { summary: 'Everything that is kept about you, as a file', sends: 'application/json' })
  @SignedIn({ evenIfSuspended: true })
  @RateLimit('export')
  async export(@CurrentViewer() viewer: Viewer, @Res() response: Response): Promise<void> {
    response.type('application/json').attachment('haiko-my-data.json');
    await sendChunks(this.personalData.export(viewer.uuid), response);
  }
}
