import fs from 'node:fs/promises';
import { configurationPage } from './configuration-page.js';

// Writes docs/configuration.md; run it after a change of the settings.
await fs.writeFile(new URL('../../../../docs/configuration.md', import.meta.url), configurationPage());
