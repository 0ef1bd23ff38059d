import type { INestApplication } from '@nestjs/common';
import { GraphQLSchemaHost, TypeMetadataStorage } from '@nestjs/graphql';
import {
  getNamedType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import type { ReplySource } from './handles.js';
import { type JsonSchema, jsonSchemaOf } from './json-schema.js';

const SCALARS: Record<string, JsonSchema> = {
  ID: { type: 'string', format: 'uuid' },
  Int: { type: 'integer' },
  Float: { type: 'number' },
  Boolean: { type: 'boolean' },
  DateTime: { type: 'string', format: 'date-time' },
};

/** Turns replies into JSON Schema. A view has its fields already for GraphQL, so nothing is said twice. */
export class ReplySchemas {
  /** Every view that a reply needed, by its name. */
  readonly components: Record<string, JsonSchema> = {};
  readonly #schema: GraphQLSchema;

  constructor(app: INestApplication) {
    this.#schema = app.get(GraphQLSchemaHost).schema;
  }

  /** The schema of a reply; what it consists of goes to `components`. Throws for a class that is no view. */
  of(reply: ReplySource): JsonSchema {
    if ('~run' in reply) return jsonSchemaOf(reply, 'output');
    if (typeof reply !== 'function') return { type: 'array', items: this.of(reply[0]) };
    const name = TypeMetadataStorage.getObjectTypesMetadata().find(({ target }) => target === reply)?.name;
    const type = name === undefined ? undefined : this.#schema.getType(name);
    if (!isObjectType(type)) throw new Error(`${reply.name} is no view`);
    return this.#view(type);
  }

  #view(type: GraphQLObjectType): JsonSchema {
    if (!this.components[type.name]) {
      const properties: Record<string, JsonSchema> = {};
      this.components[type.name] = { type: 'object', properties };
      // A field with arguments exists in queries only, and so does one that says so.
      const fields = Object.values(type.getFields()).filter(
        ({ args, extensions }) => args.length === 0 && extensions['onlyInQueries'] !== true,
      );
      for (const field of fields) properties[field.name] = this.#value(field.type, field.description);
      this.components[type.name] = { type: 'object', required: fields.map(({ name }) => name), properties };
    }
    return { $ref: `#/components/schemas/${type.name}` };
  }

  #value(type: GraphQLOutputType, description?: string | null): JsonSchema {
    const about = description ? { description } : {};
    if (isNonNullType(type)) return { ...this.#required(type.ofType), ...about };
    return { anyOf: [this.#required(type), { type: 'null' }], ...about };
  }

  #required(type: GraphQLOutputType): JsonSchema {
    if (isListType(type)) return { type: 'array', items: this.#value(type.ofType) };
    const named = getNamedType(type);
    if (isObjectType(named)) return this.#view(named);
    if (isEnumType(named)) return { type: 'string', enum: named.getValues().map(({ name }) => name) };
    return SCALARS[named.name] ?? { type: 'string' };
  }
}
