import type { Response } from 'express';
import type { Allowance } from './rate-limits.js';

/**
 * In the headers that clients know; of several limits of one call the one that is closest. A query may be answered already, when one of
 * its fields was refused before the others were counted.
 */
export function tellAllowance(response: Response | undefined, { limit, remaining, reset }: Allowance): void {
  if (!response || response.headersSent || Number(response.getHeader('RateLimit-Remaining') ?? Infinity) <= remaining)
    return;
  response.setHeader('RateLimit-Limit', limit);
  response.setHeader('RateLimit-Remaining', remaining);
  response.setHeader('RateLimit-Reset', reset);
}
