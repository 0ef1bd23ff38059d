import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled';
import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import type { CallerRequest } from '../access/caller.js';
import { AppConfig } from '../config.js';
import { withPlainFields } from './plain-fields.js';
import { queryPlugin } from './query.plugin.js';

/** The query endpoint: every read of the product, and what admins do. The gate before it is set up in platform/http. */
@Module({
  imports: [
    GraphQLModule.forRootAsync<ApolloDriverConfig>({
      driver: ApolloDriver,
      inject: [AppConfig],
      useFactory: (config: AppConfig) => ({
        path: '/graphql',
        useGlobalPrefix: false,
        autoSchemaFile: true,
        sortSchema: true,
        transformSchema: withPlainFields,
        graphiql: false,
        // The gate lets only admins ask for the schema in production.
        introspection: true,
        hideSchemaDetailsFromClientErrors: !config.isLocal,
        includeStacktraceInErrorResponses: false,
        allowBatchedHttpRequests: false,
        csrfPrevention: true,
        persistedQueries: false,
        // Would keep the text of each document, however long, and count what it means alone. What comes again is compiled.
        documentStore: null,
        // Both would undo what the query plugin does.
        autoTransformHttpErrors: false,
        preserveHttpStatusForExecutionErrors: false,
        context: ({ req }: { req: CallerRequest }) => ({ req }),
        // Apollo's own hints of caching, which nobody reads here, would wrap every field of every row.
        plugins: [queryPlugin(), ApolloServerPluginCacheControlDisabled()],
      }),
    }),
  ],
})
export class QueryModule {}
