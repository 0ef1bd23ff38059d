// `npm run test:full`: `npm test` with drills and all journeys, every screen in all nine languages and three widths, and
// texts that no run before has tried. `npm run test:full -- journeys`: only the suites whose names begin so.
import { runNamedSuites } from './lib/run-suites.mjs';

process.env.HAIKO_SCREENS ??= 'all';
process.env.HAIKO_TEXTS ??= 'new';
await runNamedSuites(process.argv.slice(2), { isFull: true });
