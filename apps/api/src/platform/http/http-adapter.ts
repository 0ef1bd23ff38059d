import { createServer, IncomingMessage, ServerResponse } from 'node:http';
import { ExpressAdapter } from '@nestjs/platform-express';

/**
 * Express, whose requests and answers are born with its prototypes. It gives them to each one that comes, and V8 forgets what it knows
 * of an object that gets another prototype: every look at it is a slow one from then on (docs/benchmarks.md).
 */
export class HttpAdapter extends ExpressAdapter {
  override initHttpServer(): void {
    const express = this.getInstance();
    class ExpressRequest extends IncomingMessage {}
    class ExpressResponse extends ServerResponse {}
    Object.setPrototypeOf(ExpressRequest.prototype, express.request);
    Object.setPrototypeOf(ExpressResponse.prototype, express.response);
    express.request = ExpressRequest.prototype;
    express.response = ExpressResponse.prototype;
    this.httpServer = createServer({ IncomingMessage: ExpressRequest, ServerResponse: ExpressResponse }, express);
  }
}
