import { GraphQLSchemaHost, TypeMetadataStorage } from '@nestjs/graphql';
import { isObjectType } from 'graphql';
import { startApp, type TestApp } from '../../../test/app.js';
import { entryPointsOf } from '../../../test/entry-points.js';

let test: TestApp;
beforeAll(async () => {
  test = await startApp();
});
afterAll(() => test.stop());

/** What has to be called for fields, by `Post.shown`. */
function resolvers(): [field: string, resolver: string][] {
  const types = Object.values(test.app.get(GraphQLSchemaHost).schema.getTypeMap()).filter((type) => isObjectType(type));
  return types
    .filter(({ name }) => !name.startsWith('__'))
    .flatMap((type) =>
      Object.values(type.getFields()).map(({ name, resolve }) => ({ name: `${type.name}.${name}`, resolve })),
    )
    .flatMap(({ name, resolve }) => (resolve ? [[name, resolve.name]] : []));
}

describe('a field of the schema', () => {
  it('is called for where it is a method, and read from its view everywhere else', () => {
    const root = { query: 'Query.', mutation: 'Mutation.', field: '', route: '' };
    const methods = entryPointsOf(test).filter(({ kind }) => kind !== 'route');
    expect(
      resolvers()
        .map(([field]) => field)
        .sort(),
    ).toEqual(methods.map(({ kind, name }) => `${root[kind]}${name}`).sort());
  });

  it('that is a method is called as it is, where no schema checks its arguments', () => {
    const indirect = resolvers().filter(
      ([field, resolver]) => !/^(Query|Mutation)\./.test(field) && !resolver.endsWith(`bound ${field.split('.')[1]}`),
    );
    // Once in an answer, and never for the rows of a list.
    expect(indirect.map(([field]) => field)).toEqual(['Post.comments']);
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
