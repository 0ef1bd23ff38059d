// `npm run test:full`: everything as `npm test` does, and every screen in all nine languages and three widths.
import { runSuites } from './lib/run-suites.mjs';

process.env.HAIKO_SCREENS = 'all';
await runSuites(() => true);
