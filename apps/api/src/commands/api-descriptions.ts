import { GraphQLSchemaHost } from '@nestjs/graphql';
import type { INestApplication } from '@nestjs/common';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { describeApi } from '../platform/contract/openapi.js';
import { viewTypes } from './view-types.js';

/** The committed descriptions of the API, by file, seen from apps/api; a change in them is a change for every client. */
export function apiDescriptions(app: INestApplication): Record<string, string> {
  const { document, views } = describeApi(app);
  return {
    'schema.gql': `${printSchema(lexicographicSortSchema(app.get(GraphQLSchemaHost).schema))}\n`,
    'openapi.json': `${JSON.stringify(document, null, 2)}\n`,
    '../../packages/shared/src/contract/views.generated.ts': viewTypes(views),
  };
}
