import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import request from 'supertest';
import { ids, ImportStage } from '../../../test/import-stage.js';

const INDEX = path.resolve(import.meta.dirname, '../../../../web/index.html');

it('an imported posting opens, asks not to be listed, and names no other language and no data', async () => {
  const webDist = await fs.mkdtemp(path.join(os.tmpdir(), 'haiko-pages-'));
  await fs.copyFile(INDEX, path.join(webDist, 'index.html'));
  const stage = await ImportStage.set({ WEB_DIST: webDist });
  try {
    const source = stage.aSource();
    await stage.imported(source, ids('one'));
    const [posting] = await stage.rowsOf(source);
    const address = `/announcementdetail/${posting?.uuid}`;
    const { status, text } = await request(stage.test.server).get(address).set('Accept', 'text/html');
    expect(status).toBe(200);
    expect(text).toContain('<meta name="robots" content="noindex" />');
    expect(text).not.toMatch(/hreflang|application\/ld\+json/);
  } finally {
    await stage.close();
    await fs.rm(webDist, { recursive: true });
  }
});
