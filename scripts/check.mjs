// `npm run check`: the quick part of `npm test` (types, lint, format, import rules, pure rules).
import { runSuites } from './lib/run-suites.mjs';

await runSuites((all) => all.filter((suite) => suite.quick));
