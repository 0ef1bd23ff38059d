import type { Giving } from './calls.js';

const PAGE = 'text/html';
const SCHEMA = { query: '{ __schema { queryType { name } } }' };
const opened =
  (...ids: string[]): Giving =>
  (_stage) => ({ accept: PAGE, ids });
const inProduction =
  (...ids: string[]): Giving =>
  ({ production }) => ({ at: production, ids, accept: PAGE });

/** What each door is called with. */
export const DOOR_CALLS: Record<string, Giving> = {
  'POST /csp-reports': (_stage) => ({ body: { 'csp-report': { 'effective-directive': 'script-src' } } }),
  'GET /': opened(),
  'GET /main': opened(),
  'GET /postdetail/{uuid} · that reports have hidden': ({ hiddenPost }) => ({ accept: PAGE, ids: [hiddenPost] }),
  'GET /announcementdetail/{uuid} · that is not public': ({ hiddenPosting }) => ({
    accept: PAGE,
    ids: [hiddenPosting],
  }),
  'GET /assets/{name}': opened('a-1.js'),
  'GET /assets/{name} · that is not there': opened('b-1.js'),
  'GET /api/docs': opened(),
  'GET /api/docs · in production': inProduction(),
  'GET /api/docs-json · in production': inProduction(),
  'GET /api/docs-yaml · in production': inProduction(),
  'GET /api/docs/{file}': opened('swagger-ui-init.js'),
  'GET /api/docs/{file} · in production': inProduction('swagger-ui-init.js'),
  'GET /graphql': opened(),
  'GET /graphql · in production': inProduction(),
  'GET /graphql/playground/{file}': opened('options.js'),
  'GET /graphql/playground/{file} · in production': inProduction('options.js'),
  'POST /graphql · for the schema': (_stage) => ({ body: SCHEMA }),
  'POST /graphql · for the schema, in production': ({ production }) => ({ at: production, body: SCHEMA }),
  'GET /metrics · on its own port': ({ metrics }) => ({ at: metrics }),
  // As Prometheus asks; a browser would be shown the app, which has no such page.
  'GET /metrics · on the port of the product': (_stage) => ({ accept: 'text/plain' }),
  'GET /nowhere.txt': opened(),
};
