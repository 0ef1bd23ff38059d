import type { ApolloServerPlugin } from '@apollo/server';
import type { CallerRequest } from '../access/caller.js';
import { shapeErrors } from './shape-errors.js';

export interface QueryContext {
  req: CallerRequest;
}

/** Gives every error of Apollo's the product's one shape and the reply an honest HTTP status. */
export function queryPlugin(): ApolloServerPlugin<QueryContext> {
  return {
    async requestDidStart() {
      return {
        async willSendResponse({ response: { body, http }, contextValue, errors }) {
          if (body.kind !== 'single' || !body.singleResult.errors?.length) return;
          const { data, errors: told } = body.singleResult;
          const shaped = shapeErrors({ data, errors: told }, contextValue.req, errors);
          body.singleResult.errors = shaped.errors;
          http.status = shaped.status;
          shaped.headers.forEach((value, name) => http.headers.set(name, value));
        },
      };
    },
  };
}
