import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { csvOf } from './csvOf.ts';

const sheet = (rows: string) => strToU8(`<?xml version="1.0"?><worksheet><sheetData>${rows}</sheetData></worksheet>`);

it('reads a spreadsheet: shared and own texts, days, amounts, and cells that are empty', async () => {
  const file = zipSync({
    'xl/sharedStrings.xml': strToU8('<sst><si><t>한강, 식품</t></si><si><r><t>សុ</t></r><r><t>ខា</t></r></si></sst>'),
    'xl/worksheets/sheet1.xml': sheet(
      '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="inlineStr"><is><t>say "no"</t></is></c></row>' +
        '<row r="2"><c r="A2" t="s"><v>1</v></c><c r="B2"><v>31500000</v></c><c r="C2" s="1"><v>46174</v></c></row>',
    ),
    'xl/worksheets/sheet2.xml': sheet('<row r="1"><c r="A1"><v>1</v></c></row>'),
  });
  expect(await csvOf(new Blob([file]))).toBe('"한강, 식품",,"say ""no"""\r\nសុខា,31500000,2026-06-01');
});

it('reads a text in UTF-8, and as Korean Windows writes it', async () => {
  expect(await csvOf(new Blob(['성명,ชื่อ']))).toBe('성명,ชื่อ');
  expect(await csvOf(new Blob([new Uint8Array([0xbc, 0xba, 0xb8, 0xed])]))).toBe('성명');
});
