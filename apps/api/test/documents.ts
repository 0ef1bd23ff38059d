import { archive } from '../src/samples/archive.js';

const OFFICE = 'application/vnd.openxmlformats-officedocument';

/** An Office document that says that it is one and has nothing in it. */
export const officeDocument = (kind: string, part: string): Buffer =>
  archive([
    [
      '[Content_Types].xml',
      `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
         <Override PartName="/${part}" ContentType="${kind}"/></Types>`,
    ],
    ['_rels/.rels', '<Relationships/>'],
    [part, '<x/>'],
  ]);

export const spreadsheet = () => officeDocument(`${OFFICE}.spreadsheetml.sheet.main+xml`, 'xl/workbook.xml');
export const presentation = () =>
  officeDocument(`${OFFICE}.presentationml.presentation.main+xml`, 'ppt/presentation.xml');
export const documentWithMacros = () =>
  officeDocument('application/vnd.ms-word.document.macroEnabled.main+xml', 'word/document.xml');
export const hwpx = () =>
  archive([
    ['mimetype', 'application/hwp+zip'],
    ['version.xml', '<x/>'],
  ]);

const SECTOR = 512;
const [FREE, END, TABLE] = [0xffffffff, 0xfffffffe, 0xfffffffd];

/** A compound file (the format of HWP and of old Office documents) with one small stream; its sectors have fixed places. */
export function compoundFile(stream: string, text: string): Buffer {
  const header = Buffer.alloc(SECTOR);
  header.write('d0cf11e0a1b11ae1', 'hex');
  [0x3e, 3, 0xfffe, 9, 6].forEach((value, index) => header.writeUInt16LE(value, 0x18 + 2 * index));
  // One sector of the table, the directory in sector 1, small streams below 4 KB with their table in sector 2.
  [1, 1, 0, 4_096, 2, 1, END, 0].forEach((value, index) => header.writeUInt32LE(value, 0x2c + 4 * index));
  header.fill(0xff, 0x4c);
  header.writeUInt32LE(0, 0x4c);
  const table = numbers([TABLE, END, END, END]);
  const smallTable = numbers([1, 2, 3, END]);
  const small = Buffer.alloc(SECTOR);
  small.write(text, 'latin1');
  const directory = Buffer.concat([entry('Root Entry', 5, 3, SECTOR), entry(stream, 2, 0, 256), Buffer.alloc(256)]);
  return Buffer.concat([header, table, directory, smallTable, small]);
}

export const hwp = () => compoundFile('FileHeader', 'HWP Document File');

function numbers(used: number[]): Buffer {
  const sector = Buffer.alloc(SECTOR);
  for (let index = 0; index < SECTOR / 4; index += 1) sector.writeUInt32LE(used[index] ?? FREE, 4 * index);
  return sector;
}

function entry(name: string, type: number, start: number, size: number): Buffer {
  const bytes = Buffer.alloc(128);
  bytes.write(name, 'utf16le');
  bytes.writeUInt16LE(2 * name.length + 2, 0x40);
  bytes.writeUInt8(type, 0x42);
  bytes.fill(0xff, 0x44, 0x50);
  bytes.writeUInt32LE(start, 0x74);
  bytes.writeUInt32LE(size, 0x78);
  return bytes;
}
