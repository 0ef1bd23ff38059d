import { randomBytes } from 'node:crypto';
import { ATTACHMENT_EXTENSIONS } from '@haiko/shared/limits';
import { SQUARE_SIDE, THUMBNAIL_SIDE } from '@haiko/shared/rules/pictureSizes';
import { documentType } from './documents.js';

const SMALLER = `-(${THUMBNAIL_SIDE}|${SQUARE_SIDE})`;
const PUBLIC_NAME = new RegExp(`^[0-9a-f]{32}((${SMALLER})?\\.webp|\\.(${ATTACHMENT_EXTENSIONS.join('|')}))$`);
/** The folder of private files. */
export const PRIVATE = 'private';
const PRIVATE_NAME = new RegExp(`^private-[0-9a-f]{32}((${SMALLER})?\\.webp|\\.pdf)$`);

/** A name that nobody can guess (128 bits), still without an extension. A private one says so. */
export function newName({ isPrivate }: { isPrivate: boolean }): string {
  return (isPrivate ? `${PRIVATE}-` : '') + randomBytes(16).toString('hex');
}

export function isPublicName(name: string): boolean {
  return PUBLIC_NAME.test(name);
}

export function isPrivateName(name: string): boolean {
  return PRIVATE_NAME.test(name);
}

/** Under which names a picture may lie: one of before there were squares is its thumbnail. */
export function candidatesOf(name: string): string[] {
  return [...new Set([name, name.replace(`-${SQUARE_SIDE}.`, `-${THUMBNAIL_SIDE}.`)])];
}

/** Where a file lies in every store, with `/`: private ones in a folder of their own, so that nothing that serves the others reaches them. */
export function placeOf(name: string): string {
  const isPrivate = isPrivateName(name);
  const start = isPrivate ? `${PRIVATE}-`.length : 0;
  return `${isPrivate ? `${PRIVATE}/` : ''}${name.slice(start, start + 2)}/${name}`;
}

/** The name of what lies at a place; undefined for what is not ours. */
export function nameAt(place: string): string | undefined {
  const name = place.slice(place.lastIndexOf('/') + 1);
  return (isPublicName(name) || isPrivateName(name)) && placeOf(name) === place ? name : undefined;
}

/** The media type of what lies under a name. */
export function typeOf(name: string): string {
  return documentType(name) ?? 'image/webp';
}
