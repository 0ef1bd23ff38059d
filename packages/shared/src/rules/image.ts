import { SHOWN_IMAGE_EXTENSIONS, UPLOAD_IMAGE_EXTENSIONS } from '../limits.ts';

/** Lower-case extension of a file name, path or URL without its dot; '' when there is none. */
export function extensionOf(name: string): string {
  const file = name.split(/[?#]/, 1)[0]?.split(/[/\\]/).at(-1) ?? '';
  const dot = file.lastIndexOf('.');
  return dot > 0 ? file.slice(dot + 1).toLowerCase() : '';
}

/** Whether a chosen file's name is that of an image that may be uploaded; the server looks at the content as well. */
export function isUploadableImage(name: string): boolean {
  return (UPLOAD_IMAGE_EXTENSIONS as readonly string[]).includes(extensionOf(name));
}

/** Whether a stored file is shown as a picture; every other one is listed by name. */
export function isShownAsImage(path: string): boolean {
  return (SHOWN_IMAGE_EXTENSIONS as readonly string[]).includes(extensionOf(path));
}
