import { describe, expect, it } from 'vitest';
import { aSpreadsheet } from './aSpreadsheet.ts';
import { csvOf } from './csvOf.ts';

const DIRECTORY_ENTRY = 0x0201_4b50;

describe('a spreadsheet', () => {
  it('gives shared and own texts, days, amounts, and cells and rows that are empty', async () => {
    const file = aSpreadsheet(
      '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="inlineStr"><is><t>say "no"</t></is></c></row>' +
        '<row r="3"><c r="A3" t="s"><v>1</v></c><c r="B3"><v>31500000</v></c><c r="C3" s="1"><v>46174</v></c></row>',
      { shared: '<si><t>한강, 식품</t></si><si><r><t>សុ</t></r><r><t>ខា</t></r></si>' },
    );
    expect(await csvOf(file)).toBe('"한강, 식품",,"say ""no"""\r\n\r\nសុខា,31500000,2026-06-01');
  });

  it('tells a day from an amount of the same number by its format', async () => {
    const row = '<row r="1"><c r="A1" s="2"><v>50000</v></c><c r="B1" s="1"><v>50000</v></c></row>';
    expect(await csvOf(aSpreadsheet(row))).toBe('50000,2036-11-21');
  });

  it('is read from its first sheet, whatever part of the file that is', async () => {
    const row = '<row r="1"><c r="A1"><v>1</v></c></row>';
    expect(await csvOf(aSpreadsheet(row, { sheet: 'sheet7' }))).toBe('1');
  });

  it('is read by what it holds, whatever it says of its size', async () => {
    const bytes = await aSpreadsheet('<row r="1"><c r="A1"><v>1</v></c></row>').arrayBuffer();
    const view = new DataView(bytes);
    for (let at = 0; at < bytes.byteLength - 3; at++) {
      if (view.getUint32(at, true) === DIRECTORY_ENTRY) view.setUint32(at + 24, 0, true);
    }
    expect(await csvOf(new Blob([bytes]))).toBe('1');
  });

  it('keeps an amount as it is written', async () => {
    const row = '<row r="1"><c r="A1"><v>12345678901234567890</v></c></row>';
    expect(await csvOf(aSpreadsheet(row))).toBe('12345678901234567890');
  });

  it.each([
    ['a cell far to the right', '<row r="1"><c r="ZZZZZZ1"><v>1</v></c></row>'],
    ['a cell far below', '<row r="1"><c r="A4000000000"><v>1</v></c></row>'],
    ['a row far below', '<row r="4000000000"><c><v>1</v></c></row>'],
    ['a place in other letters', '<row r="1"><c t="n" r="&#90;ZZZZZ1"><v>1</v></c></row>'],
    ['a place behind what looks like an end', `<row r="1"><c s='>' r='ZZZZZZ1'><v>1</v></c></row>`],
    ['a place behind another one in words', `<row r="1"><c s=" r='A1'" r="ZZZZZZ1"><v>1</v></c></row>`],
    ['a place in a namespace', '<row r="1"><c x:r="AAAAA1"><v>1</v></c></row>'],
    ['a cell in a namespace of a rare name', '<row r="1"><x-y:c r="AAAAA1"><v>1</v></x-y:c></row>'],
  ])('is refused at once when it has %s', async (_what, rows) => {
    await expect(csvOf(aSpreadsheet(rows))).rejects.toThrow('too wide or too long');
  });

  it('may be as wide and long as people make one, with places that are only formatted', async () => {
    const wide =
      '<row r="1"><c r="ZZ1"><v>1</v></c><c r="XFD1" s="1"/></row><row r="10000"><c r="A10000"><v>2</v></c></row>';
    const lines = (await csvOf(aSpreadsheet(`${wide}<row r="1048576" ht="12.8"></row>`))).split('\r\n');
    expect([lines.length, lines[0], lines.at(-1)]).toEqual([10_000, `${','.repeat(701)}1`, '2']);
    const filled = `${wide}<row r="1048576"><c r="A1048576"><v>1</v></c></row>`;
    await expect(csvOf(aSpreadsheet(filled))).rejects.toThrow('too wide or too long');
  });

  it('is refused where a cell is not written as it has to be, however often', async () => {
    for (const rows of [
      '<row r="1"><c s="<" r="ZZZZZZ1"><v>1</v></c></row>',
      '<c '.repeat(300_000),
      `<c ${'a'.repeat(1_000_000)}>`,
    ])
      await expect(csvOf(aSpreadsheet(rows))).rejects.toThrow('broken');
  });

  it('is refused when it is broken', async () => {
    await expect(csvOf(new Blob(['PK, but nothing else']))).rejects.toThrow();
  });
});

it('reads a text in UTF-8, and as Korean Windows writes it', async () => {
  expect(await csvOf(new Blob(['성명,ชื่อ']))).toBe('성명,ชื่อ');
  expect(await csvOf(new Blob([new Uint8Array([0xbc, 0xba, 0xb8, 0xed])]))).toBe('성명');
});
