import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { GqlExecutionContext } from '@nestjs/graphql';
import { isUuid } from '@haiko/shared/contract/fields';
import type { ErrorCode } from '@haiko/shared/errors';
import type { GraphQLResolveInfo } from 'graphql';
import { AppError } from '../errors/app-error.js';
import { SecurityLog } from '../security-log/security-log.js';
import { ACCESS, type Access, requestOf } from './access.decorators.js';
import { bearerOf, type CallerRequest, isSuspended, type Role, type Viewer } from './caller.js';
import { Viewers } from './viewers.js';

/** Default deny: a handler that says nothing about its access is closed to everybody. */
@Injectable()
export class AccessGuard implements CanActivate {
  // One look-up per request, however many root fields a query has.
  readonly #viewers = new WeakMap<CallerRequest, Promise<Viewer | null>>();

  constructor(
    private readonly reflector: Reflector,
    private readonly viewers: Viewers,
    private readonly security: SecurityLog,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const access = this.reflector.getAllAndOverride<Access | undefined>(ACCESS, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (!access) throw new AppError('FORBIDDEN');
    const request = requestOf(context);
    await this.#admit(access, request);
    if (request.bodyError !== undefined) throw request.bodyError;
    // What moderators and administrators do is in the audit log; what they look at is seen here, whatever comes later.
    if (access.kind === 'signed-in' && access.roles) this.#noteRead(context, request);
    return true;
  }

  async #admit(access: Access, request: CallerRequest): Promise<void> {
    if (access.kind === 'anonymous') return;
    const viewer = await this.#viewerOf(request);
    request.viewer = viewer;
    if (access.kind === 'public') return allowPublic(access, viewer, request);
    if (!viewer) throw new AppError('UNAUTHENTICATED');
    if (access.roles && !access.roles.includes(viewer.role)) throw new AppError(whyNot(access.roles, viewer));
    if (!access.evenIfSuspended && isSuspended(viewer)) throw new AppError('ACCOUNT_SUSPENDED');
    if (access.onlyConfirmed && !viewer.isEmailConfirmed) throw new AppError('EMAIL_NOT_CONFIRMED');
  }

  #noteRead(context: ExecutionContext, { method, params, viewer }: CallerRequest): void {
    const isQuery = context.getType<'http' | 'graphql'>() === 'graphql';
    const gql = isQuery ? GqlExecutionContext.create(context) : undefined;
    if (gql ? gql.getInfo<GraphQLResolveInfo>().parentType.name !== 'Query' : method !== 'GET') return;
    // The pipes have not looked at it yet: it is whatever was sent.
    const target = Object.values(gql?.getArgs<Record<string, unknown>>() ?? params).find(isUuid);
    this.security.write('ADMIN_READ', viewer?.uuid ?? null, {
      action: context.getHandler().name,
      // Which of them are people nobody knows here.
      ...(target !== undefined && { targetPerson: target.toLowerCase() }),
    });
  }

  #viewerOf(request: CallerRequest): Promise<Viewer | null> {
    const known = this.#viewers.get(request);
    if (known) return known;
    const token = bearerOf(request);
    // What somebody may do is asked anew; what they may read is a second old at most.
    const viewer = token ? this.viewers.of(token, { mayBeKept: request.onlyReads === true }) : Promise.resolve(null);
    this.#viewers.set(request, viewer);
    return viewer;
  }
}

function whyNot(roles: Role[], { lockedRole }: Viewer): ErrorCode {
  return lockedRole !== null && roles.includes(lockedRole) ? 'SECOND_FACTOR_MISSING' : 'FORBIDDEN';
}

function allowPublic(access: { lenient: boolean }, viewer: Viewer | null, request: CallerRequest): void {
  // A caller who believes to be signed in must learn that they are not, or they would silently see an anonymous page.
  if (!access.lenient && !viewer && bearerOf(request) !== null) throw new AppError('UNAUTHENTICATED');
}
