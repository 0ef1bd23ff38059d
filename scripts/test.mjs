// `npm test`: what a change is judged by. `npm test -- api web`: only the suites whose names begin so.
import { runNamedSuites } from './lib/run-suites.mjs';

await runNamedSuites(process.argv.slice(2));
