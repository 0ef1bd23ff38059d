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
import type { GenericSchema } from 'valibot';
import { jsonSchemaOf } from '../contract/json-schema.js';
import type { Reply } from './returns.decorator.js';

type Schema = Record<string, unknown>;

const SCALARS: Record<string, Schema> = {
  ID: { type: 'string', format: 'uuid' },
  Int: { type: 'integer' },
  Float: { type: 'number' },
  Boolean: { type: 'boolean' },
  DateTime: { type: 'string', format: 'date-time' },
};

/** Turns replies into JSON Schema. A view has its fields already for GraphQL, so nothing is said twice. */
export class ReplySchemas {
  /** Every view that a reply needed, by its name. */
  readonly components: Record<string, Schema> = {};
  readonly #schema: GraphQLSchema;

  constructor(app: INestApplication) {
    this.#schema = app.get(GraphQLSchemaHost).schema;
  }

  /** The schema of a reply; what it consists of goes to `components`. Throws for a class that is no view. */
  of(reply: Reply | GenericSchema): Schema {
    if ('~run' in reply) return jsonSchemaOf(reply as GenericSchema, 'output');
    if (reply instanceof Array) return { type: 'array', items: this.of(reply[0]) };
    if (typeof reply !== 'function') return { type: 'object', required: Object.keys(reply), properties: reply };
    const name = TypeMetadataStorage.getObjectTypesMetadata().find(({ target }) => target === reply)?.name;
    const type = name === undefined ? undefined : this.#schema.getType(name);
    if (!isObjectType(type)) throw new Error(`${reply.name} is no view`);
    return this.#view(type);
  }

  #view(type: GraphQLObjectType): Schema {
    if (!this.components[type.name]) {
      const properties: Record<string, Schema> = {};
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

  #value(type: GraphQLOutputType, description?: string | null): Schema {
    const about = description ? { description } : {};
    if (isNonNullType(type)) return { ...this.#required(type.ofType), ...about };
    const schema = this.#required(type);
    // What stands beside a reference is not read (OpenAPI 3.0).
    return { ...('$ref' in schema ? { allOf: [schema] } : schema), nullable: true, ...about };
  }

  #required(type: GraphQLOutputType): Schema {
    if (isListType(type)) return { type: 'array', items: this.#value(type.ofType) };
    const named = getNamedType(type);
    if (isObjectType(named)) return this.#view(named);
    if (isEnumType(named)) return { type: 'string', enum: named.getValues().map(({ name }) => name) };
    return SCALARS[named.name] ?? { type: 'string' };
  }
}
