import { readFile, stat, writeFile } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import sharp, { type OutputInfo } from 'sharp';
import { IMAGE_MAX_SIDE } from '@haiko/shared/limits';
import { SQUARE_SIDE, THUMBNAIL_SIDE } from '@haiko/shared/rules/pictureSizes';
import { AppError } from '../../platform/errors/app-error.js';
import { Semaphore } from '../../platform/semaphore.js';
import { onlySeen } from './png-chunks.js';

const IMAGE_MAX_PIXELS = 40_000_000;
const IMAGE_MAX_FRAMES = 200;

/** Decoders that may see uploads, by the content's own type; a name or a header says nothing. */
const FORMATS: Record<string, string> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
};
const QUALITY = { quality: 82, effort: 3 };
const SMALL_QUALITY = { quality: 76, effort: 3 };
/** How the smaller sizes of a picture are cut. */
const SIZES = {
  thumbnail: { width: THUMBNAIL_SIDE, height: THUMBNAIL_SIDE, fit: 'inside' },
  square: { width: SQUARE_SIDE, height: SQUARE_SIDE, fit: 'cover' },
} as const;

// One thread for each picture and two pictures at a time, because each costs tens of megabytes and a core: others stay free for
// everybody else's requests.
sharp.concurrency(1);
sharp.cache({ memory: 50, files: 0, items: 20 });
const reencoding = new Semaphore({ parallel: 2, queued: 64 });

export interface Picture {
  type: 'image/webp';
  size: number;
  width: number;
  height: number;
}

/**
 * Decodes a picture and writes it anew as WebP, and smaller where `smaller` says: upright, at most 2,000 px, without metadata and
 * without anything that was hidden in the file, which a PNG loses in its place. Animations stay animated (the smaller ones do not). Throws
 * `UNSUPPORTED_FILE_TYPE` for what is no picture that we take, is damaged or would unfold to too much.
 */
export function reencode(
  source: string,
  target: string,
  smaller: Record<keyof typeof SIZES, string>,
): Promise<Picture> {
  return reencoding.run(async () => {
    await inspect(source);
    const info = await orUnsupported(
      sharp(source, { animated: true, limitInputPixels: IMAGE_MAX_PIXELS })
        .autoOrient()
        .resize({ width: IMAGE_MAX_SIDE, height: IMAGE_MAX_SIDE, fit: 'inside', withoutEnlargement: true })
        .webp(QUALITY)
        .toFile(target),
    );
    await shrink(target, 'thumbnail', smaller.thumbnail);
    // Of the thumbnail: decoding the whole picture once more would cost as much again.
    await shrink(smaller.thumbnail, 'square', smaller.square);
    const { size } = await stat(target);
    return { type: 'image/webp', size, width: info.width, height: heightOf(info) };
  });
}

async function shrink(source: string, size: keyof typeof SIZES, target: string): Promise<void> {
  await orUnsupported(
    sharp(source, { limitInputPixels: IMAGE_MAX_PIXELS })
      .resize({ ...SIZES[size], withoutEnlargement: true })
      .webp(SMALL_QUALITY)
      .toFile(target),
  );
}

/** Looks at the headers alone: a bomb is refused before it is unfolded. */
async function inspect(source: string): Promise<void> {
  const sniffed = await fileTypeFromFile(source);
  const format = sniffed && FORMATS[sniffed.mime];
  if (!format) throw new AppError('UNSUPPORTED_FILE_TYPE');
  // To read the headers unfolds the texts.
  if (format === 'png') await clean(source);
  const metadata = await orUnsupported(sharp(source, { animated: true, limitInputPixels: false }).metadata());
  const frames = metadata.pages ?? 1;
  const pixels = metadata.width * (metadata.pageHeight ?? metadata.height) * frames;
  if (metadata.format !== format || frames > IMAGE_MAX_FRAMES || pixels > IMAGE_MAX_PIXELS) {
    throw new AppError('UNSUPPORTED_FILE_TYPE');
  }
}

async function clean(source: string): Promise<void> {
  const png = await readFile(source);
  const seen = onlySeen(png);
  if (!seen) throw new AppError('UNSUPPORTED_FILE_TYPE');
  if (seen.length < png.length) await orUnsupported(writeFile(source, seen));
}

/** An animation is stored as one tall strip of its frames. */
function heightOf({ height, pageHeight }: OutputInfo & { pageHeight?: number }): number {
  return pageHeight ?? height;
}

async function orUnsupported<Result>(decoding: Promise<Result>): Promise<Result> {
  try {
    return await decoding;
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    // The decoder reports a full disk by its message alone.
    if (/no space left|unable to (write|open for write)|write error|ENOSPC/i.test(message))
      throw new AppError('STORAGE_FULL');
    throw new AppError('UNSUPPORTED_FILE_TYPE');
  }
}
