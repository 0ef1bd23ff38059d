// How the types of Postgres are written in TypeScript. A union is written with null last.

const ROW: Readonly<Record<string, string>> = {
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  float4: 'number',
  float8: 'number',
  oid: 'number',
  // The driver leaves these as texts, because a number would lose digits.
  int8: 'string',
  numeric: 'string',
  timestamptz: 'Date',
  date: 'Date',
  json: 'unknown',
  jsonb: 'unknown',
  bytea: 'Buffer',
  void: 'unknown',
};
const JSON_TYPES: Readonly<Record<string, string>> = {
  ...ROW,
  int8: 'number',
  numeric: 'number',
  timestamptz: 'string',
  date: 'string',
  bytea: 'string',
};
const TEXTS = ['text', 'varchar', 'bpchar', 'name', 'uuid', 'unknown', 'regtype', 'regclass', 'tstzrange', 'interval'];

/** What the driver gives for a value. */
export function rowType(type: string): string {
  return found(ROW, type);
}

/** What JSON made by Postgres holds for a value. */
export function jsonType(type: string): string {
  return found(JSON_TYPES, type);
}

/** What a parameter takes: an array as JSON has to be made a text first, or the driver makes a Postgres array of it. */
export function parameterType(type: string): string {
  if (type === 'json' || type === 'jsonb') return 'JsonParameter';
  if (type === 'int8' || type === 'numeric') return 'number | string';
  if (type === 'timestamptz') return 'Date | string';
  if (type === 'date') return 'string';
  return rowType(type);
}

function found(types: Readonly<Record<string, string>>, type: string): string {
  const text = types[type] ?? (TEXTS.includes(type) ? 'string' : undefined);
  if (text === undefined) throw new Error(`No TypeScript is known for ${type} of Postgres`);
  return text;
}

/** One of several types; a text that is any text swallows those that are named, a list or a record an empty one. */
export function union(types: readonly string[]): string {
  const members = new Set(types.flatMap(membersOf).filter((type) => type !== 'never'));
  if (members.has('unknown')) return 'unknown';
  const isAnyText = members.has('string');
  const kept = [...members].filter(
    (type) => type !== 'null' && !(isAnyText && type.startsWith("'")) && !isNothing(type, members),
  );
  if (members.has('null')) kept.push('null');
  return kept.length === 0 ? 'unknown' : kept.join(' | ');
}

/** Whether a type of empty JSON adds nothing to what else there may be. */
function isNothing(type: string, members: ReadonlySet<string>): boolean {
  const others = [...members].filter((member) => member !== type);
  if (type === 'never[]') return others.some((member) => member.endsWith('[]'));
  return type === 'Record<string, never>' && others.some((member) => member.startsWith('Record<'));
}

/** The members of a union, not of those inside brackets. */
export function membersOf(type: string): string[] {
  const members = [''];
  let depth = 0;
  for (const character of type) {
    if ('{([<'.includes(character)) depth += 1;
    if ('})]>'.includes(character)) depth -= 1;
    if (character === '|' && depth === 0) members.push('');
    else members[members.length - 1] += character;
  }
  return members.map((member) => member.trim());
}

export function arrayOf(type: string): string {
  return membersOf(type).length > 1 ? `(${type})[]` : `${type}[]`;
}

/** An object type. */
export function fieldsOf(fields: readonly (readonly [name: string, type: string])[]): string {
  return `{ ${fields.map(([name, type]) => `${propertyName(name)}: ${type}`).join('; ')} }`;
}

export function propertyName(name: string): string {
  return /^[A-Za-z_]\w*$/.test(name) ? name : `'${name}'`;
}
