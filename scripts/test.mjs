// `npm test`: everything. `npm test -- api web`: only the suites whose names begin so.
import { runSuites } from './lib/run-suites.mjs';

const names = process.argv.slice(2).filter((argument) => argument !== '--');
await runSuites((suite) => names.length === 0 || names.some((name) => suite.name.startsWith(name)));
