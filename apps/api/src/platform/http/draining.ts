import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { Registry } from '../registry.js';

const LONGEST_REQUEST_MS = 25_000;
const LOOK_MS = 50;

/**
 * Whether this process is on its way out, and how it gets there without breaking anybody's request off. Replies that do not end
 * by themselves register how they are ended, which is done when nothing new is accepted any more.
 */
@Injectable()
export class Draining extends Registry<string, () => void> {
  #begun = false;
  #open = 0;

  /** Whether this process is on its way out. */
  get begun(): boolean {
    return this.#begun;
  }

  /** Counts what is under way, and tells clients of a leaving process not to reuse their connection. */
  readonly watch = (_request: Request, response: Response, next: NextFunction): void => {
    this.#open += 1;
    response.once('close', () => (this.#open -= 1));
    if (this.#begun) response.setHeader('Connection', 'close');
    next();
  };

  /**
   * Readiness turns to 503 at once; for `graceMs` everything is still answered, until the balancer has noticed; then
   * nothing new is accepted and what is under way ends, within 25 s.
   */
  async drain(server: Server, graceMs: number): Promise<void> {
    this.#begun = true;
    await sleep(graceMs);
    server.close();
    for (const end of this.values) end();
    const deadline = performance.now() + LONGEST_REQUEST_MS;
    while (this.#open > 0 && performance.now() < deadline) {
      server.closeIdleConnections();
      await sleep(LOOK_MS);
    }
    server.closeIdleConnections();
    if (this.#open > 0) server.closeAllConnections();
  }
}
