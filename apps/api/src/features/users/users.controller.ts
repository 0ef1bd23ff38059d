import { Body, Controller, Get, Put, Res } from '@nestjs/common';
import { ApiProduces } from '@nestjs/swagger';
import type { Response } from 'express';
import { CurrentViewer, SignedIn } from '../../platform/access/access.decorators.js';
import type { Viewer } from '../../platform/access/caller.js';
import { Returns } from '../../platform/http/returns.decorator.js';
import { sendChunks } from '../../platform/http/send-chunks.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { RateLimit } from '../../platform/rate-limit/rate-limit.guard.js';
import { UpdateUserInput } from './users.inputs.js';
import { UsersService } from './users.service.js';
import { UserInformationView } from './users.views.js';

@Controller('user')
export class UsersController {
  constructor(
    private readonly users: UsersService,
    private readonly personalData: PersonalData,
  ) {}

  @Put()
  @SignedIn()
  @RateLimit(({ body }) => (typeof body?.nickname === 'string' ? 'nicknameChange' : 'edit'))
  @Returns(UserInformationView)
  update(@CurrentViewer() viewer: Viewer, @Body() input: UpdateUserInput): Promise<UserInformationView> {
    return this.users.update(viewer, input);
  }

  @Get('export')
  @SignedIn({ evenIfSuspended: true })
  @RateLimit('export')
  @ApiProduces('application/json')
  async export(@CurrentViewer() viewer: Viewer, @Res() response: Response): Promise<void> {
    response.type('application/json').attachment('haiko-my-data.json');
    await sendChunks(this.personalData.export(viewer.uuid), response);
  }
}
