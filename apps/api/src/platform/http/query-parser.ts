import { parse, type ParsedUrlQuery } from 'node:querystring';
import { JSON_BOUNDS } from './json-bounds.js';

/**
 * The parameters of an address, of which the first hundred are looked at: as many as an object of a body may have. Express asks for them
 * anew at each `request.query`, and an address of 14 KB holds two thousand.
 *
 * @param query what stands behind the question mark, encoded; null where there is none
 */
export const parseQuery = (query: string | null): ParsedUrlQuery =>
  parse(query ?? '', '&', '=', { maxKeys: JSON_BOUNDS.members });
