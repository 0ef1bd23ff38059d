import fs from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { FilePurpose } from '../features/files/file.entity.js';
import type { FileStore } from '../features/files/file-store.js';
import { type NewFile, prepareFile, removeAll } from '../features/files/prepare-file.js';
import { sampleFile, type Samples } from './read-samples.js';

/** A file of the samples, whose it is and what for. */
interface SampleFile {
  /** In apps/api/samples. */
  source: string;
  owner: string;
  purpose: FilePurpose;
  /** As its owner called it. */
  name: string;
}

/** What lies in the store by now, by its place in apps/api/samples. */
export type StoredFiles = ReadonlyMap<string, SampleFile & NewFile>;

/** Puts every file of the samples into the store, as if it had been uploaded: drawings become pictures. */
export async function storeFiles(store: FileStore, samples: Samples): Promise<StoredFiles> {
  await store.onModuleInit();
  const stored = new Map<string, SampleFile & NewFile>();
  const waiting = filesOf(samples).values();
  // Two at a time, as many as are decoded at once.
  const work = async () => {
    for (const file of waiting) stored.set(file.source, { ...file, ...(await storeFile(store, file)) });
  };
  await Promise.all([work(), work()]);
  return stored;
}

/** Each file once. A picture belongs to who showed it last in the community; the boards show it again. */
function filesOf({ people, posts, companies }: Samples): SampleFile[] {
  const communityFirst = posts.toSorted((a, b) => Number(a.board !== 'COMMUNITY') - Number(b.board !== 'COMMUNITY'));
  const files = [
    ...people.map(({ key }) => file(`portraits/${key}.svg`, key, 'profile', `${key}.webp`)),
    ...communityFirst.flatMap(({ author, images, documents }) => [
      ...images.map((image) => file(`pictures/${image}.svg`, author, 'post', `${image}.webp`)),
      ...documents.map((document) => file(`documents/${document.file}`, author, 'attachment', document.name)),
    ]),
    ...companies.flatMap(({ key }) => [
      file(`logos/${key}.svg`, key, 'company-logo', '로고.png'),
      file(`certificates/${key}.pdf`, key, 'company-registration', '사업자등록증.pdf'),
    ]),
  ];
  return files.filter(({ source }, index) => files.findIndex((one) => one.source === source) === index);
}

function file(source: string, owner: string, purpose: FilePurpose, name: string): SampleFile {
  return { source, owner, purpose, name };
}

async function storeFile(store: FileStore, { source, purpose, name }: SampleFile): Promise<NewFile> {
  const place = store.temporary();
  const bytes = await fs.readFile(sampleFile(source));
  await fs.writeFile(place, path.extname(source) === '.svg' ? await sharp(bytes).png().toBuffer() : bytes);
  const { file: stored, parts } = await prepareFile(store, { name, place, size: bytes.length }, purpose);
  for (const part of parts) await store.publish(part.temporary, part.name);
  await removeAll(place);
  return stored;
}
