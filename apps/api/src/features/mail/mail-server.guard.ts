import { createHash, timingSafeEqual } from 'node:crypto';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { requestOf } from '../../platform/access/access.decorators.js';
import { authorizationOf } from '../../platform/access/caller.js';
import { AppConfig } from '../../platform/config.js';
import { assertRule } from '../../platform/errors/app-error.js';

/** Lets in who has the secret of the mail server, before anything looks at what they send. Throws `NOT_FOUND` where there is none. */
@Injectable()
export class MailServerGuard implements CanActivate {
  constructor(private readonly config: AppConfig) {}

  canActivate(context: ExecutionContext): boolean {
    const secret = this.config.mail?.reportSecret;
    assertRule(secret !== undefined, 'NOT_FOUND');
    assertRule(isSame(authorizationOf(requestOf(context)) ?? '', `Bearer ${secret}`), 'UNAUTHENTICATED');
    return true;
  }
}

function isSame(one: string, other: string): boolean {
  const [left, right] = [one, other].map((text) => createHash('sha256').update(text).digest());
  return left !== undefined && right !== undefined && timingSafeEqual(left, right);
}
