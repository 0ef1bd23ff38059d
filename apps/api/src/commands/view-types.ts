import type { JsonSchema } from '../platform/contract/json-schema.js';

const HEAD =
  '// What views look like in JSON. Written by `pnpm --filter @haiko/api schema` from the views of the server.\n';

/** The views of the REST replies as TypeScript, for the contract: one interface each. */
export function viewTypes(views: Record<string, JsonSchema>): string {
  const names = Object.keys(views).sort();
  return `${HEAD}${names.map((name) => interfaceOf(name, views[name] as JsonSchema)).join('')}`;
}

function interfaceOf(name: string, { properties = {} }: JsonSchema): string {
  const fields = Object.entries(properties).map(([field, schema]) => `  ${field}: ${typeOf(schema)};\n`);
  return `\nexport interface ${name} {\n${fields.join('')}}\n`;
}

function typeOf({ $ref, anyOf, enum: values, type, items }: JsonSchema): string {
  if (anyOf) return anyOf.map(typeOf).join(' | ');
  if ($ref) return $ref.split('/').at(-1) ?? '';
  if (values) return values.map((value) => `'${String(value)}'`).join(' | ');
  if (items) return items.anyOf || items.enum ? `(${typeOf(items)})[]` : `${typeOf(items)}[]`;
  return type === 'integer' ? 'number' : String(type ?? 'unknown');
}
