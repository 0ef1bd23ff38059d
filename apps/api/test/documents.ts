import { archive } from './archive.js';

const OFFICE = 'application/vnd.openxmlformats-officedocument';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const WORDS = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

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

interface Section {
  heading: string;
  text: string;
}

/** A Word document of headings and texts in any script. */
export function wordDocument(sections: readonly Section[]): Buffer {
  const body = sections.map(({ heading, text }) => paragraph(heading, '<w:b/><w:sz w:val="32"/>') + paragraph(text));
  return archive([
    [
      '[Content_Types].xml',
      `${XML}<Types xmlns="${PACKAGE}/content-types">` +
        '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
        `<Override PartName="/word/document.xml" ContentType="${OFFICE}.wordprocessingml.document.main+xml"/></Types>`,
    ],
    [
      '_rels/.rels',
      `${XML}<Relationships xmlns="${PACKAGE}/relationships">` +
        `<Relationship Id="r1" Type="${RELATIONS}/officeDocument" Target="word/document.xml"/></Relationships>`,
    ],
    ['word/document.xml', `${XML}<w:document xmlns:w="${WORDS}"><w:body>${body.join('')}</w:body></w:document>`],
  ]);
}

function paragraph(text: string, look = '<w:sz w:val="22"/>'): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  const run = `<w:r><w:rPr>${look}</w:rPr><w:t xml:space="preserve">${escaped}</w:t></w:r>`;
  return `<w:p><w:pPr><w:spacing w:after="160"/></w:pPr>${run}</w:p>`;
}

/** A PDF of one page with a heading and lines of plain ASCII, in a font that every reader has. */
export function pdfDocument(heading: string, lines: readonly string[]): Buffer {
  const shown = lines.map((line) => `0 -28 Td (${escaped(line)}) Tj`);
  const text = ['BT', '/F 24 Tf', '56 760 Td', `(${escaped(heading)}) Tj`, '/F 14 Tf', '0 -16 Td', ...shown, 'ET'].join(
    '\n',
  );
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F 4 0 R >> >> /Contents 5 0 R >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(`${file}xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}${trailer}`, 'ascii');
}

const escaped = (line: string) => line.replace(/[\\()]/g, (sign) => `\\${sign}`);

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
