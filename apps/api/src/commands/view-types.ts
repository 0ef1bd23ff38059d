interface Schema {
  $ref?: string;
  allOf?: [Schema];
  nullable?: boolean;
  type?: string;
  enum?: string[];
  items?: Schema;
  properties?: Record<string, Schema>;
}

const HEAD =
  '// What views look like in JSON. Written by `pnpm --filter @haiko/api schema` from the views of the server.\n';

/** The views of the REST replies as TypeScript, for the contract: one interface each. */
export function viewTypes(views: Record<string, object>): string {
  const names = Object.keys(views).sort();
  return `${HEAD}${names.map((name) => interfaceOf(name, views[name] as Schema)).join('')}`;
}

function interfaceOf(name: string, { properties = {} }: Schema): string {
  const fields = Object.entries(properties).map(([field, schema]) => `  ${field}: ${typeOf(schema)};\n`);
  return `\nexport interface ${name} {\n${fields.join('')}}\n`;
}

function typeOf(schema: Schema): string {
  const type = requiredTypeOf(schema.allOf?.[0] ?? schema);
  return schema.nullable ? `${type} | null` : type;
}

function requiredTypeOf({ $ref, enum: values, type, items }: Schema): string {
  if ($ref) return $ref.split('/').at(-1) ?? '';
  if (values) return values.map((value) => `'${value}'`).join(' | ');
  if (items) return items.nullable || items.enum ? `(${typeOf(items)})[]` : `${typeOf(items)}[]`;
  return type === 'integer' ? 'number' : (type ?? 'unknown');
}
