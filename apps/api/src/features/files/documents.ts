import { open, readFile } from 'node:fs/promises';
import { ATTACHMENT_EXTENSIONS } from '@haiko/shared/limits';
import { fileTypeFromFile } from 'file-type';
import { compoundStream } from './compound-file.js';

export type DocumentExtension = (typeof ATTACHMENT_EXTENSIONS)[number];

const OFFICE = 'application/vnd.openxmlformats-officedocument';

/** The documents that we keep as they are, by extension, and the media types that they are served as. */
export const DOCUMENT_TYPES: Record<DocumentExtension, string> = {
  pdf: 'application/pdf',
  docx: `${OFFICE}.wordprocessingml.document`,
  xlsx: `${OFFICE}.spreadsheetml.sheet`,
  pptx: `${OFFICE}.presentationml.presentation`,
  hwp: 'application/x-hwp',
  hwpx: 'application/hwp+zip',
};

/** What every HWP document says of itself, in a stream of this name. */
const HWP_STREAM = 'FileHeader';
const HWP_SIGNATURE = 'HWP Document File';
/** An HWPX document is an archive whose first entry, stored as it is, says so (as with EPUB and OpenDocument). */
const HWPX_START = `mimetype${DOCUMENT_TYPES.hwpx}`;
const ZIP_ENTRY = 'PK\x03\x04';
const ZIP_HEADER_BYTES = 30;

/** The media type of a document by the extension of its stored name; undefined for what is none. */
export function documentType(name: string): string | undefined {
  const found = ATTACHMENT_EXTENSIONS.find((extension) => name.endsWith(`.${extension}`));
  return found && DOCUMENT_TYPES[found];
}

/** The name that a document is downloaded under: the given one, with the extension that is true of its content. */
export function downloadName(given: string, stored: string): string {
  const extension = stored.slice(stored.lastIndexOf('.'));
  return given.toLowerCase().endsWith(extension) ? given : `${given}${extension}`;
}

/** Which document a file is, by its content alone; undefined for every other file, macros and older formats included. */
export async function documentExtension(file: string): Promise<DocumentExtension | undefined> {
  if (await isHwpx(file)) return 'hwpx';
  const type = (await fileTypeFromFile(file))?.mime;
  if (type === 'application/x-cfb') return (await isHwp(file)) ? 'hwp' : undefined;
  return ATTACHMENT_EXTENSIONS.find((extension) => DOCUMENT_TYPES[extension] === type);
}

async function isHwp(file: string): Promise<boolean> {
  const header = compoundStream(await readFile(file), HWP_STREAM);
  return header?.toString('latin1', 0, HWP_SIGNATURE.length) === HWP_SIGNATURE;
}

async function isHwpx(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const start = Buffer.alloc(ZIP_HEADER_BYTES + HWPX_START.length);
    await handle.read(start, 0, start.length, 0);
    return (
      start.toString('latin1', 0, ZIP_ENTRY.length) === ZIP_ENTRY &&
      start.toString('latin1', ZIP_HEADER_BYTES) === HWPX_START
    );
  } finally {
    await handle.close();
  }
}
