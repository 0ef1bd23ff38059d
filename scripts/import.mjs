// `npm run import -- <file or https address> --source <name>`: imports the job postings of a feed.
import path from 'node:path';
import { runServerCommand } from './lib/server-command.mjs';

const isAddress = (/** @type {string} */ text) => /^[a-z][a-z0-9+.-]*:\/\//i.test(text);
// A file is named from where the person stands, and npm has gone to the checkout since.
const [location = '', ...rest] = process.argv.slice(2);
const isFile = location !== '' && !location.startsWith('-') && !isAddress(location);
const found = isFile ? path.resolve(process.env.INIT_CWD ?? '.', location) : location;
// What a feed leaves behind is garbage soon; without this Node lets much of it pile up before it sweeps.
const flags = ['--max-semi-space-size=4', '--max-old-space-size=192'];
await runServerCommand('import', { args: location === '' ? rest : [found, ...rest], flags });
