import fs from 'node:fs';
import path from 'node:path';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { getNamedType, type GraphQLNamedType, type GraphQLObjectType, isObjectType } from 'graphql';
import { ERRORS, type ErrorCode } from '@haiko/shared/errors';
import { errorMessage } from '@haiko/shared/i18n/serverMessages';
import { LANGUAGES } from '@haiko/shared/i18n/languages';
import { apiDescriptions } from '../src/commands/api-descriptions.js';
import { configurationPage } from '../src/commands/configuration-page.js';
import { isObjectList, sizeOf, takesSize } from '../src/platform/graphql/query-cost.js';
import { startApp, type TestApp } from './app.js';
import { classesOf, entryPointsOf } from './entry-points.js';

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

describe('the house', () => {
  it('lets nobody forget to say who may call something', () => {
    const points = entryPointsOf(test).filter(({ kind }) => kind !== 'field');
    expect(points.map(({ method }) => method)).toEqual(
      expect.arrayContaining([
        'NationalitiesResolver.readNationalities',
        'UploadController.one',
        'HealthController.live',
      ]),
    );
    expect(points.filter(({ saysAccess }) => !saysAccess)).toEqual([]);
  });

  it('has no class that needs more than seven others', () => {
    const crowded = classesOf(test).filter(({ metatype }) => metatype.length > MAX_DEPENDENCIES);
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
