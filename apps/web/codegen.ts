import type { CodegenConfig } from '@graphql-codegen/cli';

/** Typed documents from `features/<x>/<x>.graphql`, as Apollo Client's own guide advises. Run: `pnpm generate`. */
const config: CodegenConfig = {
  schema: process.env.GRAPHQL_SCHEMA ?? '../api/schema.gql',
  documents: 'src/**/*.graphql',
  ignoreNoDocuments: true,
  generates: {
    'src/api/generated.ts': {
      plugins: ['typescript-operations', 'typed-document-node'],
      config: {
        avoidOptionals: { field: true, inputValue: false },
        nonOptionalTypename: true,
        skipTypeNameForRoot: true,
        defaultScalarType: 'unknown',
        scalars: { ID: 'string', DateTime: 'string' },
        enumsAsTypes: true,
        useTypeImports: true,
      },
    },
  },
};

export default config;
