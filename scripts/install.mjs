// `node scripts/run.mjs install`: the packages and nothing else. The door (run.mjs) has installed them already.
import { say } from './lib/output.mjs';

say('The packages are installed.');
