import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';

/** A schema of the contract as JSON Schema: of what is sent (`input`), or of what comes back (`output`). */
export function jsonSchemaOf(schema: GenericSchema, typeMode: 'input' | 'output'): Record<string, unknown> {
  // What a rule of ours refuses beyond types and sizes has no words in JSON Schema.
  const { $schema: _, ...jsonSchema } = toJsonSchema(schema, {
    target: 'openapi-3.0',
    typeMode,
    errorMode: 'ignore',
    overrideSchema: ({ valibotSchema }) =>
      valibotSchema.type === 'date' ? { type: 'string', format: 'date-time' } : null,
  });
  return jsonSchema;
}
