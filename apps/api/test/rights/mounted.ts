/** Everybody is let through, or refused: nobody is answered what they asked for. */
const passes: string[] = [];

/**
 * What is mounted beside the handlers of calls, in the order in which a request meets it, and the rows of what it answers. What has
 * neither a path nor a name is told by its place.
 */
export const MOUNTED: readonly (readonly [mount: string, rows: readonly string[]])[] = [
  ['use /health', passes],
  // A full line, traces, the log, draining, headers.
  ['use * shed', passes],
  ['use * traceRequest', passes],
  ['use * logRequest', passes],
  ['use * watchDraining', passes],
  ['use * setSecurityHeaders', passes],
  // Bounds and allowances.
  ['use * boundPieces', passes],
  ['use * boundReadingOff', passes],
  ['use * spend', passes],
  ['use * boundExpected', passes],
  ['post /csp-reports', ['POST /csp-reports']],
  // The playground; the gate and compiled queries.
  ['use /graphql', ['GET /graphql', 'GET /graphql/playground/{file}']],
  ['use /graphql', ['POST /graphql']],
  // The web app: the first screen, the worker, kept pages; packing, its manifest, the page as a file, files, other pages.
  ['use * firstScreen', ['GET /']],
  ['use * sendWorker', ['GET /worker.js']],
  ['use * sendKeptPage', ['GET /main', 'GET /postdetail/{uuid}', 'GET /announcementdetail/{uuid}']],
  ['use * prepareAnswer', passes],
  ['use * sendManifest', ['GET /manifest.webmanifest']],
  ['use * sendShellFile', ['GET /index.html']],
  ['use * sendFile', ['GET /assets/{name}']],
  ['use * openPage', ['GET /main', 'GET /postdetail/{uuid}', 'GET /announcementdetail/{uuid}']],
  // Packing, where there is no web app.
  ['use * prepareAnswer', passes],
  // The waiting line.
  ['use /files', passes],
  ['use /sitemap', passes],
  ['use /sitemap.xml', passes],
  ['use /visa-rules.json', passes],
  // The waiting line, and readers of bodies.
  ['use /api', passes],
  ['use /api/post', passes],
  ['use /api/job-posting', passes],
  ['use /api/job-posting-rows', passes],
  ['use /api/resume', passes],
  ['use /api/wage-defaulters', passes],
  ['use /api', passes],
  // The description of the API.
  ['use /api/docs', passes],
  ['get /api/docs/swagger-ui-init.js', ['GET /api/docs/{file}']],
  ['get /api/docs/docs/swagger-ui-init.js', ['GET /api/docs/{file}']],
  ['get /api/docs', ['GET /api/docs']],
  ['get /api/docs/index.html', ['GET /api/docs/{file}']],
  ['get /api/docs/LICENSE', ['GET /api/docs/{file}']],
  ['get /api/docs/', ['GET /api/docs']],
  ['get /api/docs-json', ['GET /api/docs-json']],
  ['get /api/docs-yaml', ['GET /api/docs-yaml']],
  ['use /api/docs', ['GET /api/docs/{file}']],
  ['use /api/docs/docs', ['GET /api/docs/{file}']],
  // Apollo's reader of bodies and Apollo.
  ['use /graphql', passes],
  ['use /graphql', ['POST /graphql']],
  // What Nest lets pass before its handlers, of every path of theirs.
  ['use /api', passes],
  ['all /health/*path', passes],
  ['all /files/*path', passes],
  ['all /graphql', passes],
  ['all /sitemap/*path', passes],
  ['all /robots.txt', passes],
  ['all /sitemap.xml', passes],
  ['all /visa-rules.json', passes],
  ['all /mailbox', passes],
  ['all /mailbox.json', passes],
  ['all /mailbox/bounce', passes],
  ['use /api', passes],
  ['use *', passes],
  ['use * notFound', ['GET /nowhere.txt']],
  ['use * lastResort', passes],
];

/** What the second server of the process answers; it has neither handlers nor mounts. */
export const ON_ITS_OWN_PORT = ['GET /metrics'];
