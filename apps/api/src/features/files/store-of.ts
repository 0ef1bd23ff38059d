import type { AppConfig } from '../../platform/config.js';
import { DiskStore } from './disk-store.js';
import type { FileStore } from './file-store.js';
import { S3Store } from './s3-store.js';

/** The store that the configuration names. */
export function storeOf({ uploadDir, s3 }: Pick<AppConfig, 'uploadDir' | 's3'>): FileStore {
  return s3 ? new S3Store(uploadDir, s3) : new DiskStore(uploadDir);
}
