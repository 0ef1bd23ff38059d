import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import sharp from 'sharp';
import type { FileStore } from '../features/files/file-store.js';
import { reencode } from '../features/files/images.js';
import { avatar } from './avatars.js';
import { type DrawingKey, drawings } from './drawings.js';
import { people } from './people.js';
import { posts } from './posts.js';

/** A row of `files`. */
export interface SamplePicture {
  uuid: string;
  owner: string;
  purpose: 'post' | 'profile';
  name: string;
  path: string;
  thumbnail_path: string;
  size: number;
  width: number;
  height: number;
}

/** Draws every sample picture into the store: one for each person, one for each drawing that a post shows. */
export async function drawSamplePictures(
  store: FileStore,
): Promise<{ portraits: Map<string, SamplePicture>; images: Map<DrawingKey, SamplePicture> }> {
  await store.onModuleInit();
  const portraits = new Map<string, SamplePicture>();
  for (const { key, portrait } of people) {
    portraits.set(
      key,
      await draw(store, avatar(key, portrait), { owner: key, purpose: 'profile', name: `${key}.webp` }),
    );
  }
  const images = new Map<DrawingKey, SamplePicture>();
  for (const { author, images: keys } of posts) {
    for (const key of keys.filter((candidate) => !images.has(candidate))) {
      images.set(key, await draw(store, drawings[key](), { owner: author, purpose: 'post', name: `${key}.webp` }));
    }
  }
  return { portraits, images };
}

async function draw(
  store: FileStore,
  svg: string,
  about: Pick<SamplePicture, 'owner' | 'purpose' | 'name'>,
): Promise<SamplePicture> {
  const [source, picture, small] = [store.temporary(), store.temporary(), store.temporary()];
  await sharp(Buffer.from(svg)).png().toFile(source);
  const { size, width, height } = await reencode(source, picture, small);
  const id = store.newName({ isPrivate: false });
  const [name, thumbnail] = [`${id}.webp`, `${id}-512.webp`];
  await store.publish(picture, name);
  await store.publish(small, thumbnail);
  await fs.rm(source);
  const paths = { path: `/files/${name}`, thumbnail_path: `/files/${thumbnail}` };
  return { ...about, ...paths, uuid: randomUUID(), size, width, height };
}
