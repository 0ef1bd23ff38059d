import { AppError } from '../errors/app-error.js';

/**
 * How much a JSON text may hold. The largest body that a screen sends has a hundred values in a list and some 300 in all,
 * five levels deep (openapi.json; a test holds it against these).
 */
export const JSON_BOUNDS = { depth: 8, members: 100, values: 1_000 };

/** A name of a field is told back only if it may be one of ours. */
const FIELD_NAME = /^[A-Za-z]\w*$/;
const FIELD_NAME_MAX = 40;

const [QUOTE, BACKSLASH, COMMA, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = Buffer.from('"\\,[]{}');

export interface JsonExcess {
  /** The field of the outermost object in which it stands; null where there is none that could be ours. */
  field: string | null;
  kind: 'too deep' | 'too many';
}

/**
 * What a JSON text of UTF-8 has too much of, or null: found in one pass over its bytes, before anything is made of them, and
 * no further than to where it is too much. The members of a list or an object count alike. What is no JSON is left to the
 * parser.
 */
export function jsonExcess(text: Uint8Array): JsonExcess | null {
  const members = new Uint16Array(JSON_BOUNDS.depth + 1);
  let depth = 0;
  let values = 0;
  let name: Uint8Array | null = null;
  for (let at = 0; at < text.length; at += 1) {
    const byte = text[at];
    if (byte === QUOTE) {
      const end = endOfString(text, at);
      // Before anything nested in the outermost object, its last text is the name of the field.
      if (depth === 1) name = text.subarray(at + 1, end);
      at = end;
    } else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
      if (depth === JSON_BOUNDS.depth) return { field: nameOf(name), kind: 'too deep' };
      depth += 1;
      members[depth] = 1;
      values += 1;
    } else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) depth = Math.max(depth - 1, 0);
    else if (byte === COMMA) {
      members[depth] = (members[depth] ?? 0) + 1;
      values += 1;
      if ((members[depth] ?? 0) > JSON_BOUNDS.members || values > JSON_BOUNDS.values)
        return { field: depth > 1 ? nameOf(name) : null, kind: 'too many' };
    }
  }
  return null;
}

/** The error of a body with such an excess: `VALIDATION_FAILED` for the field, where there is one. */
export function excessiveBody({ field, kind }: JsonExcess): AppError {
  if (field === null) return new AppError('MALFORMED_REQUEST');
  return new AppError('VALIDATION_FAILED', {
    fields: [{ path: field, code: kind === 'too many' ? 'TOO_MANY' : 'INVALID' }],
  });
}

/** Where the string that begins at `start` ends: at the next quote that is not escaped, or with the text. */
function endOfString(text: Uint8Array, start: number): number {
  const quote = text.indexOf(QUOTE ?? 0, start + 1);
  if (quote < 0) return text.length;
  if (text[quote - 1] !== BACKSLASH) return quote;
  // Byte by byte: a text of nothing but escaped quotes would be looked for anew at each of them.
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] === BACKSLASH) at += 1;
    else if (text[at] === QUOTE) return at;
  }
  return text.length;
}

function nameOf(name: Uint8Array | null): string | null {
  const text = name && name.length <= FIELD_NAME_MAX ? Buffer.from(name).toString('latin1') : '';
  return FIELD_NAME.test(text) ? text : null;
}
