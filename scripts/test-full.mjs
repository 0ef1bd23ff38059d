// `npm run test:full`: everything as `npm test` does, and every screen in all nine languages and three widths, and
// texts that no run before has tried.
import { runSuites } from './lib/run-suites.mjs';

process.env.HAIKO_SCREENS = 'all';
process.env.HAIKO_TEXTS = 'new';
await runSuites(() => true);
