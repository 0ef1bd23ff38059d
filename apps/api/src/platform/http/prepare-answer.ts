import type { RequestHandler } from 'express';
import type { CallerRequest } from '../access/caller.js';
import { countSent } from '../rate-limit/count-sent.js';
import { inOrder } from './in-order.js';
import { packAnswer } from './pack-answer.js';
import { boundUnsent } from './unsent-answers.js';

/**
 * Before an answer that has to be made: it is packed, bounded while its reader does not take it, and counted. What is kept as the bytes that
 * are sent is sent before, as it is packed already, many are sent the same bytes, and it costs what any call costs.
 */
export function prepareAnswers(): RequestHandler {
  const prepare = inOrder(packAnswer, boundUnsent(), countSent);
  return function prepareAnswer(request, response, next) {
    // What is left to others comes by a second time.
    if ((request as CallerRequest).bytesSent !== undefined) return next();
    prepare(request, response, next);
  };
}
