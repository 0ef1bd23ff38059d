import { GraphQLSchemaHost, TypeMetadataStorage } from '@nestjs/graphql';
import { isObjectType } from 'graphql';
import { startApp, type TestApp } from '../../../test/app.js';
import { entryPointsOf } from '../../../test/entry-points.js';

let test: TestApp;
beforeAll(async () => {
  test = await startApp();
});
afterAll(() => test.stop());

/** The fields that something has to be called for, by `Post.shown`. */
function resolvedFields(): string[] {
  const types = Object.values(test.app.get(GraphQLSchemaHost).schema.getTypeMap()).filter((type) => isObjectType(type));
  return types
    .filter(({ name }) => !name.startsWith('__'))
    .flatMap((type) =>
      Object.values(type.getFields()).flatMap((field) => (field.resolve ? [`${type.name}.${field.name}`] : [])),
    );
}

describe('a field of the schema', () => {
  it('is called for where it is a method, and read from its view everywhere else', () => {
    const root = { query: 'Query.', mutation: 'Mutation.', field: '', route: '' };
    const methods = entryPointsOf(test).filter(({ kind }) => kind !== 'route');
    expect(resolvedFields().sort()).toEqual(methods.map(({ kind, name }) => `${root[kind]}${name}`).sort());
  });

  it('that is read holds a value under its own name: no promise, no function, and nothing that may throw', () => {
    const fields = TypeMetadataStorage.getObjectTypesMetadata().flatMap(
      ({ target: { name: view, prototype }, properties = [] }) =>
        properties.map(({ name, schemaName, options }) => ({
          name: `${view}.${name}`,
          type: Reflect.getMetadata('design:type', prototype, name) as unknown,
          // Of a view that leaves it out; nobody would fill it in.
          defaultValue: options.defaultValue,
          isRenamed: schemaName !== name,
          isAccessor: Object.hasOwn(prototype, name),
        })),
    );
    expect(fields).toContainEqual(expect.objectContaining({ name: 'PostView.createdAt', type: Date }));
    const odd = fields.filter(
      ({ type, defaultValue, isRenamed, isAccessor }) =>
        type === Promise || type === Function || defaultValue !== undefined || isRenamed || isAccessor,
    );
    expect(odd).toEqual([]);
  });
});
