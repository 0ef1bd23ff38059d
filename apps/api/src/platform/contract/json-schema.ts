import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';

/** As much of JSON Schema as the documentation uses. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  description?: string;
  enum?: unknown[];
  maxItems?: number;
  anyOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  [keyword: string]: unknown;
}

/** A schema of the contract as JSON Schema: of what is sent (`input`), or of what comes back (`output`). */
export function jsonSchemaOf(schema: GenericSchema, typeMode: 'input' | 'output'): JsonSchema {
  // What a rule of ours refuses beyond types and sizes has no words in JSON Schema.
  const { $schema: _, ...jsonSchema } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode,
    errorMode: 'ignore',
    overrideSchema: ({ valibotSchema }) =>
      valibotSchema.type === 'date' ? { type: 'string', format: 'date-time' } : null,
  });
  return jsonSchema as JsonSchema;
}
