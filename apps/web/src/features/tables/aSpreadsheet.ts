import { strToU8, zipSync } from 'fflate';

/** `s="1"` is a day, `s="2"` an amount with its thousands apart. */
const STYLES = `<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="3"/></cellXfs></styleSheet>`;
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A spreadsheet (XLSX) whose first sheet has these rows, as XML; for tests. */
export function aSpreadsheet(rows: string, { shared = '', sheet = 'sheet1' } = {}): Blob {
  const parts = {
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': `<Relationships><Relationship Id="a" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns:r="${RELATIONS}"><sheets><sheet name="표" sheetId="7" r:id="s"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>
      <Relationship Id="s" Type="${RELATIONS}/worksheet" Target="worksheets/${sheet}.xml"/>
      <Relationship Id="t" Type="${RELATIONS}/sharedStrings" Target="sharedStrings.xml"/>
      <Relationship Id="u" Type="${RELATIONS}/styles" Target="styles.xml"/>
    </Relationships>`,
    'xl/styles.xml': STYLES,
    'xl/sharedStrings.xml': `<sst>${shared}</sst>`,
    [`xl/worksheets/${sheet}.xml`]: `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
  };
  const packed = zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])));
  return new Blob([packed]);
}
