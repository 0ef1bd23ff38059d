import type { Response } from 'express';
import type { CallerRequest } from '../access/caller.js';
import type { Metrics } from './metrics.js';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

interface EndedRequest {
  request: CallerRequest;
  response: Response;
  /** The pattern of it. */
  route: string;
  seconds: number;
}

/** Counts a request that is over. */
export function countRequest(metrics: Metrics, { request, response, route, seconds }: EndedRequest): void {
  if (!metrics.isOn) return;
  const method = METHODS.has(request.method) ? request.method : 'other';
  const status = response.headersSent ? String(response.statusCode) : 'aborted';
  metrics.count('haiko_http_requests_total', { method, route, status });
  // A stream is open for as long as somebody looks: that is no work.
  if (isStream(response)) return;
  metrics.observe('haiko_http_request_seconds', { route }, seconds);
  const { asksFor: field } = request;
  if (field === undefined) return;
  metrics.count('haiko_graphql_queries_total', { field, outcome: response.statusCode < 400 ? 'answered' : 'refused' });
  metrics.observe('haiko_graphql_query_seconds', { field }, seconds);
}

const isStream = (response: Response) =>
  String(response.getHeader('Content-Type') ?? '').startsWith('text/event-stream');
