// A picture is stored in three sizes, each under the name of the picture with the size at its end: `/files/<name>-256.webp`.

/** The longest side of what a wide card shows. */
export const THUMBNAIL_SIDE = 512;
/** What faces and the small pictures beside a text show: a square from the middle, 88 px on a screen with three dots for each. */
export const SQUARE_SIDE = 256;

const PUBLIC_PICTURE = new RegExp(`^(/files/[0-9a-f]{32})(-${THUMBNAIL_SIDE})?\\.webp$`);

/** Where a stored picture is served no larger than a wide card shows it; any other address as it is. */
export function cardPicture(path: string): string {
  return path.replace(PUBLIC_PICTURE, `$1-${THUMBNAIL_SIDE}.webp`);
}

/**
 * Both sizes of a stored picture in the words of `srcset`, from which a browser takes the smaller one that is large enough; undefined
 * where there is but one.
 */
export function pictureSources(path: string, width: number | null, height: number | null): string | undefined {
  const small = cardPicture(path);
  const longest = Math.max(width ?? 0, height ?? 0);
  if (!width || small === path || longest <= THUMBNAIL_SIDE) return undefined;
  return `${small} ${Math.round((width * THUMBNAIL_SIDE) / longest)}w, ${path} ${width}w`;
}

/** Where a stored picture is served as a small square; any other address, also a signed one, as it is. */
export function squarePicture(path: string): string {
  return path.replace(PUBLIC_PICTURE, `$1-${SQUARE_SIDE}.webp`);
}
