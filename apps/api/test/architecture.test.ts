import fs from 'node:fs';
import path from 'node:path';
import { ModulesContainer, Reflector } from '@nestjs/core';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import type { OpenAPIObject } from '@nestjs/swagger';
import { getNamedType, type GraphQLNamedType, type GraphQLObjectType, isObjectType } from 'graphql';
import { ERRORS, type ErrorCode } from '@haiko/shared/errors';
import { errorMessage } from '@haiko/shared/i18n/serverMessages';
import { LANGUAGES } from '@haiko/shared/i18n/languages';
import { apiDescriptions } from '../src/commands/api-descriptions.js';
import { configurationPage } from '../src/commands/configuration-page.js';
import { ACCESS } from '../src/platform/access/access.decorators.js';
import { isObjectList, sizeOf, takesSize } from '../src/platform/graphql/query-cost.js';
import { startApp, type TestApp } from './app.js';
import { rest } from './client.js';
import { aUser } from './factories.js';
import { aComment, aPost } from './post-factories.js';

const MAX_DEPENDENCIES = 7;
/** Clients recognize this one by its words. */
const SAME_IN_ALL: ErrorCode = 'FRIEND_REQUEST_ALREADY_RECEIVED';
const root = path.resolve(import.meta.dirname, '..');
const read = (file: string) => fs.readFileSync(path.resolve(root, file), 'utf8');

let test: TestApp;
beforeAll(async () => {
  test = await startApp();
});
afterAll(() => test.stop());

interface Operation {
  operationId: string;
  parameters: { name: string; in: string; required: boolean }[];
  responses: Record<string, object>;
}

interface Owned {
  name: string;
  metatype: new (...args: never[]) => object;
}

/** Our own classes that Nest makes; its packages' are none of our business. */
function classes(): Owned[] {
  const modules = [...test.app.get(ModulesContainer).values()];
  const wrappers = modules.flatMap((module) => [...module.controllers.values(), ...module.providers.values()]);
  const found = wrappers.flatMap(({ metatype }) =>
    typeof metatype === 'function' && metatype.prototype ? [metatype as Owned['metatype']] : [],
  );
  return [...new Set(found)].map((metatype) => ({ name: metatype.name, metatype }));
}

/** Methods that answer a REST route or a root field of the query endpoint. */
function entryPoints(): { name: string; isOpen: boolean }[] {
  const reflector = test.app.get(Reflector);
  return classes().flatMap(({ name, metatype }) =>
    Object.getOwnPropertyNames(metatype.prototype).flatMap((method) => {
      const handler: unknown = Object.getOwnPropertyDescriptor(metatype.prototype, method)?.value;
      if (typeof handler !== 'function') return [];
      const isRoute = Reflect.hasMetadata('path', handler) && Reflect.hasMetadata('method', handler);
      const isRootField = ['Query', 'Mutation'].includes(Reflect.getMetadata('graphql:resolver_type', handler));
      if (!isRoute && !isRootField) return [];
      return [
        {
          name: `${name}.${method}`,
          isOpen: reflector.getAllAndOverride(ACCESS, [handler as never, metatype]) === undefined,
        },
      ];
    }),
  );
}

describe('the house', () => {
  it('lets nobody forget to say who may call something', () => {
    const points = entryPoints();
    expect(points.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'NationalitiesResolver.readNationalities',
        'UploadController.one',
        'HealthController.live',
      ]),
    );
    expect(points.filter(({ isOpen }) => isOpen)).toEqual([]);
  });

  it('has no class that needs more than seven others', () => {
    const crowded = classes().filter(({ metatype }) => metatype.length > MAX_DEPENDENCIES);
    expect(crowded.map(({ name }) => name).filter((name) => isOurs(name))).toEqual([]);
  });

  it.each(Object.keys(ERRORS) as ErrorCode[])('tells %s in nine languages', (code) => {
    const messages = LANGUAGES.map((language) => errorMessage(code, language));
    expect(messages.filter((message) => !message || message === code || message.includes('{{'))).toEqual([]);
    expect(new Set(messages).size).toBe(code === SAME_IN_ALL ? 1 : LANGUAGES.length);
  });

  it('has no list in a query that may be of any size', () => {
    const { schema } = test.app.get(GraphQLSchemaHost);
    const types = Object.values(schema.getTypeMap()).filter(
      (type): type is GraphQLObjectType => isObjectType(type) && !type.name.startsWith('__'),
    );
    const fields = types.flatMap((type) =>
      Object.values(type.getFields()).map((field) => ({ name: `${type.name}.${field.name}`, type, field })),
    );
    // The items of a page are as many as the page's `take`.
    const isPage = (type: GraphQLNamedType) => type.name.endsWith('Page');
    const unbounded = fields.filter(({ type, field }) =>
      isPage(getNamedType(field.type))
        ? !takesSize(field)
        : isObjectList(field) && !isPage(type) && sizeOf(field) === undefined,
    );
    expect(unbounded.map(({ name }) => name)).toEqual([]);
  });

  it.each(['schema.gql', 'openapi.json', '../../packages/shared/src/contract/views.generated.ts'])(
    'has committed its %s (else: pnpm --filter @haiko/api schema)',
    (name) => {
      expect(apiDescriptions(test.app)[name]).toBe(read(name));
    },
  );

  it('describes REST so that a client can be made from it', () => {
    const document = JSON.parse(read('openapi.json')) as OpenAPIObject;
    const operations = Object.entries(document.paths).flatMap(([path, item]) =>
      Object.values(item as Record<string, Operation>).map((operation) => ({ path, ...operation })),
    );
    for (const { path, parameters, responses } of operations) {
      const declared = parameters.filter((parameter) => parameter.in === 'path' && parameter.required);
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect([path, declared.map(({ name }) => name).sort()]).toEqual([path, named.sort()]);
      expect([path, Object.keys(responses)]).toEqual([path, [expect.stringMatching(/^(20[014]|302)$/), 'default']]);
    }
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
    const references = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)];
    const schemas = Object.keys(document.components?.schemas ?? {});
    expect(schemas).toEqual(expect.arrayContaining([...new Set(references.map(([, name]) => name))]));
  });

  it('answers with the fields that openapi.json names', async () => {
    const { components } = JSON.parse(read('openapi.json')) as OpenAPIObject;
    const fieldsOf = (name: string) => Object.keys((components?.schemas?.[name] as { properties: object }).properties);
    const author = await aUser(test);
    const post = await aPost(test, author);
    const comment = await aComment(test, author, { postUuid: post.uuid });
    const { body: person } = await rest(test, 'put', '/api/user', { purpose: '일' }, author);
    for (const [name, reply] of Object.entries({ Post: post, Comment: comment, UserInformation: person }))
      expect([name, Object.keys(reply).sort()]).toEqual([name, fieldsOf(name).sort()]);
  });

  it('documents every setting (else: pnpm --filter @haiko/api configuration-page)', () => {
    expect(configurationPage()).toBe(read('../../docs/configuration.md'));
  });
});

function isOurs(name: string): boolean {
  return sources().some((source) => source.includes(`class ${name} `));
}

function sources(): string[] {
  const files = fs.readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' });
  return files.filter((file) => file.endsWith('.ts')).map((file) => read(path.join('src', file)));
}
