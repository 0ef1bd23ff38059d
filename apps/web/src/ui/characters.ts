import { graphemeLength } from '@haiko/shared/rules/text';

const NEAR = 0.8;

/** Whether a text comes near its limit, so that the count is worth showing. A cluster has at least one UTF-16 unit. */
export function isNearLimit(text: string, limit: number): boolean {
  return text.length >= limit * NEAR && graphemeLength(text) >= limit * NEAR;
}
