import fs from 'node:fs/promises';
import path from 'node:path';
import { seoulDay } from '@haiko/shared/format';
import { openApi, schema } from '../contract/contract.js';
import { entryPointsOf } from '../entry-points.js';
import { type Answered, callerOf, type Giving } from './calls.js';
import { DOOR_CALLS } from './doors.calls.js';
import { FIELD_CALLS } from './fields.calls.js';
import { MOUNTED, ON_ITS_OWN_PORT } from './mounted.js';
import { doorsAmong } from './mounts.js';
import { NEVER } from './never.js';
import { PEOPLE, type Person } from './people.js';
import { SECTIONS } from './rights.js';
import { DOORS } from './rights.doors.js';
import { rightsPage } from './rights.page.js';
import { ROUTE_CALLS } from './routes.calls.js';
import { PRIVATE_TEXTS, type RightsStage, setRightsStage } from './stage.js';
import { TOLD } from './told.js';
import { placesNamedBy, uuidPlacesOf } from './uuid-places.js';

const PAGE = path.resolve(import.meta.dirname, '../../../../docs/rights.md');
const CALLS: Record<string, Giving> = { ...ROUTE_CALLS, ...DOOR_CALLS, ...FIELD_CALLS };
const NOTHING_GIVEN: Giving = (_stage) => ({});
const TABLE = Object.assign({}, ...Object.values(SECTIONS)) as Record<string, string>;
const ROWS = Object.keys(TABLE);
const nameOf = (row: string) => row.split(' · ')[0] ?? '';

const cellOf = (row: string, person: Person) => TABLE[row]?.split(' ')[PEOPLE.indexOf(person)];

/** Where nothing of anybody's is named. */
const NAME_NOBODY = ['nationalityUuid', 'followNationalityUuids', 'nationalityUuids', 'subBoardUuid'];

let stage: RightsStage;
const answers = new Map<string, Map<Person, Answered>>();
/** What somebody suspended gets who is an administrator. */
const bySuspendedAdmin = new Map<string, Answered>();
beforeAll(async () => {
  stage = await setRightsStage();
  const known = schema();
  // One row after the other, because what is written may be read; the table begins with what is read.
  for (const row of ROWS) {
    const call = callerOf(stage, known, row, CALLS[row] ?? NOTHING_GIVEN);
    const found = new Map<Person, Answered>();
    for (const person of PEOPLE) found.set(person, await call(stage.people[person]));
    answers.set(row, found);
    bySuspendedAdmin.set(row, await call(stage.suspendedAdmin));
  }
});
afterAll(() => stage.close());

/** Whom the answers of a row told which private texts. */
function toldBy(row: string): string {
  const found = PEOPLE.flatMap((person) => {
    const told = privateIn(answers.get(row)?.get(person));
    return told === '' ? [] : [`${person}: ${told}`];
  });
  return found.join('; ');
}

function privateIn({ text = '' }: Partial<Answered> = {}): string {
  const told = Object.entries(PRIVATE_TEXTS).filter(([, secret]) => text.includes(JSON.stringify(secret).slice(1, -1)));
  return told.map(([name]) => name).join(', ');
}

describe('the table of rights', () => {
  it('has a row for every way into the server, and no other', () => {
    const points = entryPointsOf(stage.test).map(({ name }) => name);
    const doors = Object.keys(DOORS);
    const handled = ROWS.filter((row) => !doors.includes(row)).map(nameOf);
    expect([...new Set(handled)].sort()).toEqual([...points].sort());
    expect([...Object.keys(CALLS), ...Object.keys(TOLD)].filter((row) => !ROWS.includes(row))).toEqual([]);
  });

  it('has a row for every door that is mounted beside the handlers, and no other', () => {
    expect(doorsAmong(stage.mounts, stage.test)).toEqual(MOUNTED.map(([mount]) => mount));
    const answered = new Set([...MOUNTED.flatMap(([, rows]) => rows), ...ON_ITS_OWN_PORT]);
    expect([...new Set(Object.keys(DOORS).map(nameOf))].sort()).toEqual([...answered].sort());
  });

  it('is of the only servers that the product opens', () => {
    expect([...stage.listening].sort()).toEqual([stage.test.url, stage.metrics.server].sort());
  });

  it.each(ROWS)('holds: %s', (row) => {
    expect(PEOPLE.map((person) => answers.get(row)?.get(person)?.outcome).join(' ')).toBe(TABLE[row]);
  });

  it.each(ROWS)('tells nothing private to others: %s', (row) => {
    expect(toldBy(row)).toBe(TOLD[row] ?? '');
  });

  it.each(ROWS)('gives no rank to an administrator who is suspended: %s', (row) => {
    const found = bySuspendedAdmin.get(row);
    expect([found?.outcome, privateIn(found)]).toEqual([cellOf(row, 'suspended'), '']);
  });

  it('shows of every row that somebody gets something there, or says why not', () => {
    const never = ROWS.filter((row) => !PEOPLE.some((person) => cellOf(row, person) === 'yes'));
    expect(never.toSorted()).toEqual(Object.keys(NEVER).toSorted());
  });

  it("names something that is another's in every place that takes a uuid", () => {
    const named = ROWS.flatMap((row) =>
      PEOPLE.flatMap((person) => placesNamedBy(nameOf(row), answers.get(row)?.get(person)?.given ?? {})),
    );
    const places = uuidPlacesOf(openApi(), schema());
    expect(places.length).toBeGreaterThan(100);
    const never = places.filter((place) => !named.includes(place) && !NAME_NOBODY.some((name) => place.endsWith(name)));
    expect(never).toEqual([]);
  });

  it('is the one in the docs', async () => {
    const page = await fs.readFile(PAGE, 'utf8').catch(() => '');
    const [made = ''] = /\d{4}-\d{2}-\d{2}/.exec(page) ?? [];
    // The day is that of the last change.
    const isSame = page === rightsPage(made);
    await expect(rightsPage(isSame ? made : seoulDay(new Date()))).toMatchFileSnapshot(PAGE);
  });
});
