// Who may import whom. Types count too: a type-only import still ties two parts together.

/** In apps/web a feature shows another's components and hooks; its queries and actions are its own. */
const PRIVATE_IN_WEB = '\\.(actions|queries)\\.tsx?$';
const TESTS = '(\\.test\\.tsx?$|/test/|/e2e/|/bench/|/attack/|/faults/)';

/** From the foundation up: a feature of the server may use those of its own row and of the rows before. */
const ORDER = [
  ['nationalities', 'files', 'reference', 'consents'],
  ['users'],
  ['sessions', 'events', 'audit', 'blocks', 'push', 'mail', 'suspended-identities'],
  ['accounts', 'translation-providers'],
  ['machine-translation'],
  ['social-sign-in', 'passkeys', 'second-factor', 'suspensions', 'desk', 'withdrawal'],
  ['notifications', 'reports', 'watched-words', 'translations'],
  [
    'companies',
    'friends',
    'notes',
    'suggestions',
    'visa-rules',
    'resumes',
    'wage-defaulters',
    'person-history',
    'administration',
    'writings',
  ],
  ['posts', 'feed', 'post-search', 'post-reactions', 'post-view-logs'],
  ['job-postings', 'job-search', 'job-posting-engagement'],
  ['comments', 'boards', 'job-alerts', 'job-imports', 'work24', 'applications', 'company-members'],
  ['exchange-rates', 'feasts', 'mail-notices', 'pages', 'operations', 'operator', 'job-sources', 'job-tables'],
];

/** @param {string[]} names */
const features = (names) => `^apps/api/src/features/(${names.join('|')})/`;

const apiLayers = ORDER.slice(0, -1).map((row, index) => ({
  name: `api-${row[0]}-knows-nothing-later`,
  comment: `${row.join(', ')} are used by the features that come after them, never the other way round.`,
  severity: 'error',
  // Tables refer to each other as the data does: a file belongs to a person, and a person has a picture.
  from: { path: features(row), pathNot: [TESTS, '\\.entity\\.ts$'] },
  to: { path: features(ORDER.slice(index + 1).flat()) },
}));

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'A cycle means that something is in the wrong folder. Entities may know each other by type.',
      severity: 'error',
      from: { pathNot: '\\.entity\\.ts$' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'shared-knows-no-app',
      comment:
        'packages/shared is plain TypeScript for everybody: no app, no npm package. One file reads the messages for Node, and the files for translators are made there.',
      severity: 'error',
      from: { path: '^packages/shared/src', pathNot: ['\\.test\\.ts$', '/readMessages\\.ts$', '/i18n/translators/'] },
      to: { pathNot: '^packages/shared/src' },
    },
    {
      name: 'browser-reads-no-files',
      comment: 'The web app gets its messages from `virtual:messages`, one language at a time.',
      severity: 'error',
      from: { path: '^apps/web/src/', pathNot: TESTS },
      to: { path: '^packages/shared/src/i18n/(readMessages|\\w+Messages|translators/.*)\\.ts$' },
    },
    {
      name: 'apps-know-no-other-app',
      severity: 'error',
      from: { path: '^apps/([^/]+)/', pathNot: TESTS },
      to: { path: '^apps/', pathNot: '^apps/($1|identity-provider|mailbox|tax-office)/' },
    },
    {
      name: 'identity-provider-only-by-its-public-values',
      comment: 'The server knows the local stand-in by its address and its public client values only.',
      severity: 'error',
      from: { path: '^apps/(api|web)/', pathNot: TESTS },
      to: { path: '^apps/identity-provider/', pathNot: '^apps/identity-provider/src/clients\\.ts$' },
    },
    {
      name: 'stand-ins-only-in-tests',
      comment: 'The server knows the local mailbox and the local tax office by their addresses only.',
      severity: 'error',
      from: { path: '^apps/(api|web)/', pathNot: TESTS },
      to: { path: '^apps/(mailbox|tax-office)/' },
    },
    {
      name: 'api-platform-knows-no-feature',
      severity: 'error',
      from: { path: '^apps/api/src/platform/' },
      to: { path: '^apps/api/src/(features|samples|commands)/' },
    },
    ...apiLayers,
    {
      name: 'api-only-services-and-queries-touch-the-database',
      comment: 'Controllers, resolvers, views and policies ask a service or a queries class.',
      severity: 'error',
      from: { path: '^apps/api/src/features/.*\\.(controller|resolver|views|inputs|args|policy)\\.ts$' },
      to: { path: '^apps/api/src/platform/database/database\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'api-policies-are-pure',
      severity: 'error',
      from: { path: '^apps/api/src/features/.*\\.policy\\.ts$' },
      to: { path: '(\\.service|\\.queries|\\.controller|\\.resolver)\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'web-features-do-not-know-the-app',
      comment: 'app → features → ui, api, i18n → shared',
      severity: 'error',
      from: { path: '^apps/web/src/features/', pathNot: TESTS },
      to: { path: '^apps/web/src/app/' },
    },
    {
      name: 'web-foundation-knows-no-feature',
      severity: 'error',
      from: { path: '^apps/web/src/(ui|api|i18n)/', pathNot: TESTS },
      to: { path: '^apps/web/src/(app|features)/' },
    },
    {
      name: 'web-ui-knows-no-data',
      comment: 'Pieces of the interface get what they show; they do not fetch it.',
      severity: 'error',
      from: { path: '^apps/web/src/ui/', pathNot: TESTS },
      to: { path: ['^apps/web/src/api/', 'node_modules/(@apollo/client|graphql)/'] },
    },
    {
      name: 'web-api-shows-nothing',
      severity: 'error',
      from: { path: '^apps/web/src/api/', pathNot: TESTS },
      to: { path: '^apps/web/src/ui/' },
    },
    {
      name: 'web-features-keep-queries-and-actions',
      severity: 'error',
      from: { path: '^apps/web/src/features/([^/]+)/', pathNot: TESTS },
      to: { path: `^apps/web/src/features/[^/]+/.*${PRIVATE_IN_WEB}`, pathNot: '^apps/web/src/features/$1/' },
    },
    {
      name: 'nothing-imports-tests',
      severity: 'error',
      from: { path: '^(apps|packages)/', pathNot: [TESTS, '\\.config\\.ts$'] },
      to: { path: TESTS },
    },
    {
      name: 'resolvable',
      comment: 'An import must lead somewhere, and packages must be named in the own package.json.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(/dist(-server)?/|/bench/(postgraphile|lighthouse)/|/generated\\.ts$|/node_modules/\\.)' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.d.ts', '.json'],
    },
  },
};
