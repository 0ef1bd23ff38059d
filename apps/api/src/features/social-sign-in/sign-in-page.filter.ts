import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from '@nestjs/common';
import type { Response } from 'express';
import { type CallerRequest, requestIdOf } from '../../platform/access/caller.js';
import { AppConfig } from '../../platform/config.js';
import { toAppError } from '../../platform/errors/app-error-of.js';
import { logDefect } from '../../platform/errors/log-defect.js';
import { LinkFailed } from './link-failed.js';
import { SocialSignInError } from './social-client.js';

/** Leads back to the sign-in page, or to one's own sign-ins, with the error's code: before step 2 sits a person with a browser, for whom JSON is no answer. */
@Catch()
export class SignInPageFilter implements ExceptionFilter {
  readonly #logger = new Logger('SignIn');

  constructor(private readonly config: AppConfig) {}

  catch(caught: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const [page, thrown] = caught instanceof LinkFailed ? ['/signins', caught.cause] : ['/signin', caught];
    const error = toAppError(thrown);
    if (error instanceof SocialSignInError) this.#logger.warn(providerFailure(error));
    if (error.code === 'INTERNAL') logDefect(this.#logger, thrown, requestIdOf(http.getRequest<CallerRequest>()));
    const query = new URLSearchParams({ error: error.code });
    http.getResponse<Response>().redirect(`${this.config.publicUrl}${page}?${query.toString()}`);
  }
}

function providerFailure({ provider, cause }: SocialSignInError) {
  return { event: 'PROVIDER_FAILED', provider, reason: cause instanceof Error ? cause.message : String(cause) };
}
