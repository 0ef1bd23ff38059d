import type { RequestHandler } from 'express';
import type { CallerRequest } from '../access/caller.js';
import type { Replicas } from '../database/replicas.js';

/** What only reads may be answered by a replica; stands behind the gate, which knows what a document does. */
export function readFromReplicas(replicas: Replicas): RequestHandler {
  return (request, _response, next) => {
    const { onlyReads, payer = request.ip } = request as CallerRequest;
    return onlyReads ? replicas.reading(() => next(), payer) : next();
  };
}
