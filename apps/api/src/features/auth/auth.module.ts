import { Module } from '@nestjs/common';
import { UsersModule } from '../users/users.module.js';
import { AuthController } from './auth.controller.js';
import { PasswordSignInService } from './password-sign-in.service.js';
import { Passwords } from './passwords.js';
import { RefreshTokens } from './refresh-tokens.js';
import { SessionsService } from './sessions.service.js';

@Module({
  imports: [UsersModule],
  controllers: [AuthController],
  providers: [PasswordSignInService, Passwords, RefreshTokens, SessionsService],
})
export class AuthModule {}
