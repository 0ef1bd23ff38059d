import { Controller, Get, Post, Query, Redirect, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Anonymous } from '../../platform/access/access.decorators.js';
import { AppConfig } from '../../platform/config.js';
import { assertRule } from '../../platform/errors/app-error.js';
import { boundedFetch } from '../../platform/http/bounded-fetch.js';
import { RefusedAddresses } from './refused-addresses.service.js';

/** The local mailbox on the product's own address; in production there is none. */
@Controller()
@Anonymous()
export class MailboxController {
  constructor(
    private readonly config: AppConfig,
    private readonly refused: RefusedAddresses,
  ) {}

  @Get(['mailbox', 'mailbox.json'])
  async show(@Req() { originalUrl }: Request, @Res() response: Response): Promise<void> {
    const { mailboxUrl } = this.config;
    assertRule(mailboxUrl !== undefined, 'NOT_FOUND');
    const { headers, body } = await boundedFetch(
      mailboxUrl + originalUrl,
      {},
      { milliseconds: 5_000, bytes: 64 << 20 },
    );
    // A page of another program: it brings its own style, and runs nothing.
    response.setHeader('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'");
    response.setHeader('Cache-Control', 'no-store');
    response.type(headers.get('content-type') ?? 'text/plain').send(body);
  }

  /** Plays a mail server that cannot deliver a mail after all. */
  @Post('mailbox/bounce')
  @Redirect('/mailbox', 303)
  async bounce(@Query('id') messageId: unknown): Promise<void> {
    assertRule(this.config.mailboxUrl !== undefined, 'NOT_FOUND');
    await this.refused.report({ messageId: String(messageId), kind: 'bounce' });
  }
}
