// A picture is stored in three sizes, each under the name of the picture with the size at its end: `/files/<name>-256.webp`.

/** The longest side of what a wide card shows. */
export const THUMBNAIL_SIDE = 512;
/** What faces and the small pictures beside a text show: a square from the middle, 88 px on a screen with three dots for each. */
export const SQUARE_SIDE = 256;

const PUBLIC_PICTURE = new RegExp(`^(/files/[0-9a-f]{32})(-${THUMBNAIL_SIDE})?\\.webp$`);

/** Where a stored picture is served as a small square; any other address, also a signed one, as it is. */
export function squarePicture(path: string): string {
  return path.replace(PUBLIC_PICTURE, `$1-${SQUARE_SIDE}.webp`);
}
