import { IMAGE_MAX_SIDE, POST_IMAGE_BYTES } from '@haiko/shared/limits';
import { ApiError } from '#/api/apiError.ts';
import { rest, type UploadedFile, type UploadOptions } from '#/api/rest.ts';
import { isShrinkable } from './uploadRules.ts';

const QUALITY = 0.85;
/** A photo that is small in pixels and bytes is sent as it is: encoding it again would only cost quality. */
const SMALL_BYTES = 1024 * 1024;

/** Sends one prepared picture. */
export function uploadPicture(file: File, options: UploadOptions): Promise<UploadedFile> {
  if (file.size > POST_IMAGE_BYTES) throw new ApiError(TOO_LARGE);
  return rest.upload(file, { ...options, purpose: 'post' });
}

const TOO_LARGE = { statusCode: 413, code: 'FILE_TOO_LARGE', message: '', requestId: '' } as const;

/**
 * The picture as it will be sent: upright, at most 2,000 px at its longer side, as WebP (or JPEG, where the browser
 * writes no WebP). The original where that fails or saves nothing: the server decides about it.
 */
export async function preparePicture(file: File): Promise<File> {
  if (!isShrinkable(file)) return file;
  try {
    return await shrink(file);
  } catch {
    return file;
  }
}

async function shrink(file: File): Promise<File> {
  // Decoding and encoding run beside the page's own thread; the orientation that the camera noted is applied.
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const { width, height } = picture;
    const scale = Math.min(1, IMAGE_MAX_SIDE / Math.max(width, height));
    if (scale === 1 && file.size <= SMALL_BYTES) return file;
    const canvas = new OffscreenCanvas(Math.round(width * scale), Math.round(height * scale));
    const context = canvas.getContext('2d');
    if (!context) return file;
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const blob = await encode(canvas, file.type);
    return blob && blob.size < file.size ? new File([blob], renamed(file.name, blob.type), { type: blob.type }) : file;
  } finally {
    picture.close();
  }
}

async function encode(canvas: OffscreenCanvas, type: string): Promise<Blob | undefined> {
  const webp = await canvas.convertToBlob({ type: 'image/webp', quality: QUALITY });
  if (webp.type === 'image/webp') return webp;
  // JPEG has no transparency, which a PNG may need.
  return type === 'image/jpeg' ? canvas.convertToBlob({ type, quality: QUALITY }) : undefined;
}

function renamed(name: string, type: string): string {
  return `${name.replace(/\.[^.]*$/, '')}.${type === 'image/webp' ? 'webp' : 'jpg'}`;
}
