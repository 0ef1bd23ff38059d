import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { AppConfig } from '../platform/config.js';
import { documentExtension } from '../features/files/documents.js';
import { FileStore } from '../features/files/file-store.js';
import { writeSampleDocuments } from './board-documents.js';

describe('the documents of the sample boards', () => {
  it('are what their names say, in their place and of the size that is said', async () => {
    const uploadDir = await fs.mkdtemp(path.join(os.tmpdir(), 'haiko-documents-'));
    const store = new FileStore(Object.assign(Object.create(AppConfig.prototype), { uploadDir }));
    await store.onModuleInit();
    const documents = await writeSampleDocuments(store);
    expect(documents.map(({ name }) => name.split('.').at(-1))).toEqual(['pdf', 'docx']);
    for (const { name, path: stored, size } of documents) {
      const file = store.locate(path.basename(stored)) ?? '';
      expect([await documentExtension(file), (await fs.stat(file)).size]).toEqual([name.split('.').at(-1), size]);
    }
    await fs.rm(uploadDir, { recursive: true });
  });
});
