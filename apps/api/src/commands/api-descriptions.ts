import { GraphQLSchemaHost } from '@nestjs/graphql';
import type { INestApplication } from '@nestjs/common';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { openApiDocument } from '../platform/http/openapi.js';

/** The committed descriptions of the API, by file name; a change in them is a change for every client. */
export function apiDescriptions(app: INestApplication): Record<string, string> {
  return {
    'schema.gql': `${printSchema(lexicographicSortSchema(app.get(GraphQLSchemaHost).schema))}\n`,
    'openapi.json': `${JSON.stringify(openApiDocument(app), null, 2)}\n`,
  };
}
