import { Body, Controller, Put } from '@nestjs/common';
import { CurrentViewer, SignedIn } from '../../platform/access/access.decorators.js';
import type { Viewer } from '../../platform/access/caller.js';
import { Answers } from '../../platform/http/answers.decorator.js';
import { RateLimit } from '../../platform/rate-limit/rate-limit.guard.js';
import { UpdateUserInput } from './users.inputs.js';
import { UsersService } from './users.service.js';
import { UserInformationView } from './users.views.js';

@Controller('user')
export class UsersController {
  constructor(private readonly users: UsersService) {}

  @Put()
  @SignedIn()
  @RateLimit(({ body }) => (typeof body?.nickname === 'string' ? 'nicknameChange' : 'edit'))
  @Answers(UserInformationView)
  update(@CurrentViewer() viewer: Viewer, @Body() input: UpdateUserInput): Promise<UserInformationView> {
    return this.users.update(viewer, input);
  }
}
