import { isUuid } from '@haiko/shared/contract/fields';
import { getNamedType, type GraphQLArgument, type GraphQLSchema, isInputObjectType } from 'graphql';
import type { ApiDocument } from '../../src/platform/contract/openapi.js';
import type { Given } from './calls.js';

interface BodySchema {
  properties?: Record<string, BodySchema>;
  items?: BodySchema;
  anyOf?: BodySchema[];
}
interface Operation {
  requestBody?: { content?: Record<string, { schema?: BodySchema }> };
}

const NAMES_THINGS = /uuids?$/i;
const METHODS = ['get', 'post', 'put', 'delete'];

/**
 * Every place where a caller may name a thing by its uuid, as the two descriptions have it: `PUT /api/post/{id} {id}`,
 * `POST /api/comment parentCommentUuid`, `readPost uuid`. Names of files and of providers are in braces, too.
 */
export function uuidPlacesOf({ paths }: ApiDocument, schema: GraphQLSchema): string[] {
  const routes = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations as Record<string, Operation>)
      .filter(([method]) => METHODS.includes(method))
      .flatMap(([method, operation]) => {
        const call = `${method.toUpperCase()} ${path}`;
        const body = operation.requestBody?.content?.['application/json']?.schema;
        return [...bracesOf(path), ...namesOfBody(body)].map((place) => `${call} ${place}`);
      }),
  );
  const roots = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.values(type?.getFields() ?? {}),
  );
  return [...routes, ...roots.flatMap(({ name, args }) => namesOfArguments(args).map((place) => `${name} ${place}`))];
}

/** In which of these places a call named something. */
export function placesNamedBy(call: string, { ids = [], body, variables }: Given): string[] {
  const braces = bracesOf(call).filter((_, index) => ids[index]);
  return [...braces, ...namedIn({ ...body, ...variables })].map((place) => `${call} ${place}`);
}

const bracesOf = (path: string) => path.match(/\{\w+\}/g) ?? [];

function namesOfBody({ properties = {}, items, anyOf = [] }: BodySchema = {}): string[] {
  const inner = [...Object.values(properties), ...(items ? [items] : []), ...anyOf];
  return [...Object.keys(properties).filter((name) => NAMES_THINGS.test(name)), ...inner.flatMap(namesOfBody)];
}

function namesOfArguments(args: readonly Pick<GraphQLArgument, 'name' | 'type'>[]): string[] {
  return args.flatMap(({ name, type }) => {
    const named = getNamedType(type);
    if (isInputObjectType(named)) return namesOfArguments(Object.values(named.getFields()));
    return NAMES_THINGS.test(name) ? [name] : [];
  });
}

function namedIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    ...(NAMES_THINGS.test(name) && [inner].flat().some((uuid) => isUuid(String(uuid))) ? [name] : []),
    ...namedIn(inner),
  ]);
}
