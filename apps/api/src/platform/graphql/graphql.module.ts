import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import type { CallerRequest } from '../access/caller.js';
import { AppConfig } from '../config.js';
import { queryPlugin } from './query.plugin.js';

/** The query endpoint: every read of the product, and what admins do. */
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
        playground: false,
        graphiql: false,
        introspection: config.isLocal,
        includeStacktraceInErrorResponses: false,
        allowBatchedHttpRequests: false,
        csrfPrevention: true,
        context: ({ req }: { req: CallerRequest }) => ({ req }),
        plugins: [queryPlugin()],
      }),
    }),
  ],
})
export class QueryModule {}
