// Records of a feed of postings, each field its largest: no record that is refused may cost more than ten feed pages, whatever is in it.
import { importedPosting } from '../dist/features/job-imports/imported-posting.js';
import { OWN_PROPERTIES } from '../dist/features/job-imports/feed-terms.js';
import { filled, longTexts } from './bad-values.mjs';

/** What a record may have (feed-records.ts), but for the other fields. */
const BYTES = 255 * 1_024;
const MOST_PAGES = 10;
const LOOKS = 5;
const DEAREST = 10;
const WELL = {
  ...{
    '@type': 'JobPosting',
    identifier: '1',
    url: 'https://jobs.example/1',
    title: '용접 기능공',
    description: '용접을 합니다.',
  },
  ...{ hiringOrganization: '한강식품', jobLocation: '경기 수원시 장안구' },
};
const FIELDS = [
  ...Object.keys(WELL),
  ...['@id', 'baseSalary', 'validThrough', 'datePosted', 'educationRequirements', 'experienceRequirements'],
  ...['employmentType', 'jobLocationType', 'applicationContact', ...Object.keys(OWN_PROPERTIES)],
];
const HTML = {
  'tags that fit to nothing': filled('<b>', BYTES / 2) + filled('</i>', BYTES / 2),
  'tags that never end': filled('<b>', BYTES),
  paragraphs: filled('<p>', BYTES),
  'items of lists': filled('<li>x', BYTES),
  'what is not shown': filled('<svg>', BYTES),
  'cells of tables': filled('<table><tr><td>', BYTES),
  'a tag of attributes': `<a ${filled('b ', BYTES)}>`,
  'escaped tags': filled('&lt;b&gt;&lt;/i&gt;', BYTES),
  'beginnings of tags': filled('<', BYTES),
  'words that are looked for': filled('신입', BYTES),
  amounts: filled('1,', BYTES),
};
const ITEMS = ['x', {}, [], 1, '서울', { address: '경기 수원시 장안구 정자로 1' }];

const values = () => [
  ...longTexts(BYTES),
  ...Object.entries(HTML),
  ...ITEMS.map((item) => {
    const text = JSON.stringify(item);
    return [`a list of ${text}`, Array(Math.floor(BYTES / (Buffer.byteLength(text) + 1))).fill(item)];
  }),
];

/** Reads all of them as an import does, tells the dearest and returns what fails. */
export function attackFeeds({ feedMs }) {
  for (let n = 0; n < 100; n += 1) read(WELL);
  const measured = FIELDS.flatMap((field) =>
    values().map(([what, value]) => {
      const looks = Array.from({ length: LOOKS }, () => read({ ...WELL, [field]: value }));
      const { ms, said } = looks.toSorted((one, other) => one.ms - other.ms)[0];
      return { record: `${field} is ${what}`, said, 'CPU (ms)': Number(ms.toFixed(1)), pages: ms / feedMs };
    }),
  );
  console.log(`\n${measured.length} records of feeds, each ${BYTES / 1_024} KB; the dearest:`);
  console.table(measured.toSorted((one, other) => other.pages - one.pages).slice(0, DEAREST));
  return Promise.resolve(
    measured
      .filter(({ said, pages }) => said !== 'taken' && pages > MOST_PAGES)
      .map(({ record, pages }) => `A record whose ${record}: ${pages.toFixed(1)} feed pages`),
  );
}

function read(record) {
  const before = process.cpuUsage();
  let said = 'taken';
  try {
    importedPosting(record, new Date());
  } catch (error) {
    said = error.message;
  }
  const { user, system } = process.cpuUsage(before);
  return { ms: (user + system) / 1_000, said };
}
