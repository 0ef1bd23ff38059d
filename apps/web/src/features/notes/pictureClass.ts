/** The reserved box of a picture in a conversation; the whole picture opens with a tap. */
export const PICTURE_CLASS = 'block aspect-4/3 w-56 max-w-full rounded-[18px] bg-sunken object-cover';
