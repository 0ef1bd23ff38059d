import js from '@eslint/js';
import globals from 'globals';
import i18next from 'eslint-plugin-i18next';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { shownText } from './apps/web/lint/shown-text.js';

const TESTS = ['**/*.test.{ts,tsx}', '**/test/**', '**/e2e/**'];
/** Files whose tool wants a default export and which are set up from the environment. */
const CONFIGS = ['**/*.config.{js,ts,mjs,cjs}', '**/*.cjs', 'apps/web/codegen.ts', '**/global-setup.ts'];

/** The attributes that people see or hear; class names and test ids are not text. */
const SHOWN = ['alt', 'title', 'placeholder', 'aria-label', 'aria-description', 'label'];
/** Those of our own components, some of which take the key of a message. */
const OWN_SHOWN = ['message', 'hint', 'error', 'removeLabel'];

const forbidden = {
  env: {
    selector: "MemberExpression[object.name='process'][property.name='env']",
    message: 'Settings are read and checked once, in apps/api/src/platform/config.ts.',
  },
  defaultExport: { selector: 'ExportDefaultDeclaration', message: 'Named exports only: one name for one thing.' },
  enum: { selector: 'TSEnumDeclaration', message: 'Use `as const` with a union type; enums cannot be erased.' },
  barrel: {
    selector: 'ExportAllDeclaration',
    message: 'No barrels: import from the file. They hide who uses what and cause import cycles.',
  },
  rawHtml: {
    selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
    message: 'Text is never markup: everything that people write is shown through React.',
  },
  namelessLimit: {
    selector: String.raw`Property[key.name=/^(max|min)$/] > Literal[raw=/^([2-9]|\d[\d_])/]`,
    message: 'Limits have a name and stand in one place, packages/shared/src/limits.ts.',
  },
  numberFormat: {
    selector:
      ":matches(NewExpression, CallExpression)[callee.object.name='Intl'][callee.property.name='NumberFormat'], CallExpression[callee.property.name='toLocaleString']",
    message: 'Numbers look alike everywhere: `formatNumber` of @haiko/shared/format.',
  },
  assertionInType: { selector: 'TSNonNullExpression', message: 'Say what happens when it is missing.' },
  skippedTest: {
    selector:
      "CallExpression[callee.type='MemberExpression'][callee.object.name=/^(it|test|describe)$/][callee.property.name=/^(skip|only|todo|fixme|fails)$/]",
    message: 'Every test runs, always.',
  },
  forwardRef: {
    selector: "CallExpression[callee.name='forwardRef']",
    message: 'A cycle means that something is in the wrong folder.',
  },
  repository: {
    selector: 'Decorator[expression.callee.name=/^(InjectRepository|InjectDataSource|InjectEntityManager)$/]',
    message: 'Features use the Database of platform/database: it knows the transaction that they are in.',
  },
  dataSource: {
    selector: 'ImportSpecifier[imported.name=/^(DataSource|EntityManager)$/]',
    message: 'Features use the Database of platform/database: it knows the transaction that they are in.',
  },
  getter: {
    selector: "Property[kind='get']",
    message:
      'A view holds values (platform/graphql/plain-fields.ts); what is worked out when it is asked for is a method.',
  },
  oldFunction: {
    selector:
      "AssignmentExpression[left.type='MemberExpression']:matches([right.type=/FunctionExpression$/], [right.expression.type=/FunctionExpression$/])",
    message: 'replaceMethod(): V8 takes a function behind a `=` for an old object (platform/replace-method.ts).',
  },
  // A constructor lists what is injected, and a callback has the shape that its caller gives it: those are free.
  parameters: {
    selector:
      "FunctionDeclaration[params.length>4], MethodDefinition[kind!='constructor'] > FunctionExpression[params.length>4], VariableDeclarator > ArrowFunctionExpression[params.length>4]",
    message: 'At most four parameters; take an object instead.',
  },
  deviceClock: {
    selector: "NewExpression[callee.name='Date'][arguments.length=0]",
    message: "serverNow() of i18n/serverClock.ts: a phone's own clock may be wrong.",
  },
  secureContext: {
    selector: "MemberExpression[object.name='crypto'][property.name='randomUUID']",
    message: 'newUuid() of api/newUuid.ts: this one is missing where the server is opened by its address in the house.',
  },
  restPath: {
    selector: String.raw`:matches(Literal[value=/^\u002F(api|health)\u002F/], TemplateElement[value.raw=/^\u002F(api|health)\u002F/])`,
    message: 'Paths stand in the contract: `rest.call(createPost, …)`.',
  },
  // Without its third argument the server can finish no page on which it stands.
  externalStore: {
    selector: "CallExpression[callee.name='useSyncExternalStore'][arguments.length<3]",
    message: 'Say what a rendered page shows (its third argument), or use a store of store.ts.',
  },
  longTransition: {
    selector: 'CallExpression[callee.name=/^start.*Transition$/] > :function[async=true]',
    message: 'useRunning() of ui/: until an action ends, React holds back the way to every other screen.',
  },
  manualMemo: {
    selector: 'CallExpression[callee.name=/^(useMemo|useCallback|memo|useContext)$/]',
    message: 'The compiler memoizes; contexts are read with `use`.',
  },
};

const everywhere = [
  forbidden.parameters,
  forbidden.defaultExport,
  forbidden.enum,
  forbidden.barrel,
  forbidden.assertionInType,
];

/** @param {{ selector: string, message: string }[]} rules */
const restrict = (...rules) => ({ 'no-restricted-syntax': ['error', ...everywhere, forbidden.skippedTest, ...rules] });

const ofServer = [
  forbidden.env,
  forbidden.forwardRef,
  forbidden.repository,
  forbidden.dataSource,
  forbidden.namelessLimit,
  forbidden.getter,
];

const asStorage = (/** @type {string} */ name) => ({
  name,
  message: 'deviceStorage and tabStorage of storage.ts: a browser may refuse its own, or have no room.',
});

const sizes = (/** @type {number} */ lines) => ({
  'max-lines-per-function': ['error', { max: lines, skipBlankLines: true, skipComments: true, IIFEs: true }],
});

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/dist-server/**',
      '**/node_modules/**',
      '**/.turbo/**',
      '**/*generated.ts',
      '**/statement-types.ts',
      '**/coverage/**',
      '**/test-results/**',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  tseslint.configs.strict,
  {
    languageOptions: { globals: globals.node },
    rules: {
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'max-depth': ['error', 3],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      'prefer-const': 'error',
      'object-shorthand': 'error',
      // Control characters are what the rules about text are looking for.
      'no-control-regex': 'off',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/ban-ts-comment': [
        'error',
        { 'ts-ignore': true, 'ts-expect-error': true, 'ts-nocheck': true },
      ],
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-extraneous-class': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      // A void promise is how an effect says that it does not wait.
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/no-dynamic-delete': 'off',
      ...sizes(40),
      ...restrict(forbidden.env),
    },
  },
  {
    // Decorators and constructor parameters need the classes themselves, not their types.
    files: ['apps/api/**/*.ts'],
    rules: {
      '@typescript-eslint/consistent-type-imports': 'off',
      ...restrict(...ofServer),
    },
  },
  // What each request meets.
  { files: ['apps/api/src/platform/**'], rules: restrict(...ofServer, forbidden.oldFunction) },
  {
    files: [
      'apps/api/src/platform/{database,health}/**',
      'apps/api/src/{migrations,commands,samples}/**',
      'apps/api/src/platform/config*.ts',
      'apps/api/src/main.ts',
    ],
    rules: { 'no-console': 'off', ...restrict(forbidden.forwardRef) },
  },
  { files: ['packages/shared/src/contract/**'], rules: restrict(forbidden.env, forbidden.namelessLimit) },
  {
    files: ['apps/web/src/**/*.{ts,tsx}'],
    extends: [jsxA11y.flatConfigs.recommended, reactHooks.configs.flat['recommended-latest']],
    plugins: { haiko: { rules: { 'shown-text': shownText } } },
    languageOptions: { globals: { ...globals.browser }, parserOptions: { ecmaFeatures: { jsx: true } } },
    rules: {
      'haiko/shown-text': ['error', { attributes: [...SHOWN, ...OWN_SHOWN] }],
      // A dialog that opens takes the focus; where to is the author's to say.
      'jsx-a11y/no-autofocus': 'off',
      'no-restricted-globals': ['error', ...['localStorage', 'sessionStorage'].map(asStorage)],
      ...restrict(
        forbidden.env,
        forbidden.rawHtml,
        forbidden.longTransition,
        forbidden.manualMemo,
        forbidden.externalStore,
        forbidden.numberFormat,
        forbidden.deviceClock,
        forbidden.secureContext,
        forbidden.restPath,
      ),
    },
  },
  {
    files: ['apps/web/public/**/*.js'],
    languageOptions: { globals: { ...globals.browser, ...globals.serviceworker } },
  },
  {
    files: ['apps/web/src/**/*.tsx'],
    plugins: { i18next },
    rules: {
      ...sizes(60),
      'i18next/no-literal-string': ['error', { mode: 'jsx-only', 'jsx-attributes': { include: SHOWN } }],
    },
  },
  {
    // The stand-ins for sign-in providers, mail and the tax office are development programs: a page's text may stand in them.
    files: ['apps/identity-provider/**/*.ts', 'apps/mailbox/**/*.ts', 'apps/tax-office/**/*.ts'],
    rules: { 'no-console': 'off', ...restrict() },
  },
  {
    files: TESTS,
    languageOptions: { globals: { ...globals.vitest } },
    rules: {
      'max-lines-per-function': 'off',
      'no-console': 'off',
      'i18next/no-literal-string': 'off',
      'haiko/shown-text': 'off',
      'no-restricted-globals': 'off',
      ...restrict(),
    },
  },
  {
    // The page of all pieces is for those who change them.
    files: ['apps/web/src/dev/**/*.tsx'],
    rules: { 'max-lines-per-function': 'off', 'i18next/no-literal-string': 'off', 'haiko/shown-text': 'off' },
  },
  {
    files: [
      'scripts/**/*.mjs',
      'apps/*/bench/**',
      'apps/*/attack/**',
      'apps/*/faults/**',
      'apps/*/test/**',
      ...CONFIGS,
    ],
    rules: { 'no-console': 'off', 'no-restricted-syntax': 'off' },
  },
  { files: ['**/*.cjs'], languageOptions: { sourceType: 'commonjs' } },
  // Migrations are as long as they are.
  {
    files: ['apps/api/src/migrations/**'],
    rules: { 'max-lines': 'off', ...sizes(120) },
  },
);
