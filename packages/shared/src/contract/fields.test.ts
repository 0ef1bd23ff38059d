import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import {
  across,
  digits,
  expectedVersion,
  fields,
  list,
  knownId,
  optionalId,
  optionalText,
  rule,
  text,
  uuid,
  integer,
} from './fields.ts';

/** What is wrong with an input, as `path: code`; what the schema makes of it where nothing is. */
function checked(schema: v.GenericSchema, input: unknown): unknown {
  const { success, output, issues } = v.safeParse(schema, input);
  return success ? output : issues.map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`);
}

/** One text in each of the nine scripts, and how the server stores it. */
const NINE = [
  ' 한국어 ',
  'English',
  '简体中文',
  '日本語',
  'ภาษาไทย',
  'Tiếng Việt',
  'ភាសាខ្មែរ',
  'Wikang Tagalog',
  'বাংলা',
];

describe('text', () => {
  const title = text({ max: 20 });

  it.each(NINE)('is stored trimmed and composed: %s', (written) => {
    expect(checked(title, written.normalize('NFD'))).toBe(written.normalize('NFC').trim());
  });

  it.each([
    [undefined, 'REQUIRED'],
    [null, 'REQUIRED'],
    [' \u200B\u3164 ', 'REQUIRED'],
    [7, 'INVALID'],
    [['a'], 'INVALID'],
    ['a\0', 'INVALID'],
    ['\uD800', 'INVALID'],
    ['ภ'.repeat(21), 'TOO_LONG'],
    ['\0'.repeat(300) + 'a', 'INVALID'],
  ])('is refused for the first thing that is wrong: %j', (sent, code) => {
    expect(checked(title, sent)).toEqual([`: ${code}`]);
  });

  it('may be left out where it is optional; a blank one is none', () => {
    const extra = fields({ extra: optionalText({ max: 3 }) });
    expect(checked(extra, {})).toEqual({});
    expect(checked(extra, { extra: null })).toEqual({ extra: null });
    expect(checked(extra, { extra: ' \u200B' })).toEqual({ extra: null });
    expect(checked(extra, { extra: ' បាទ ' })).toEqual({ extra: 'បាទ' });
    expect(checked(extra, { extra: 'abcd' })).toEqual(['extra: TOO_LONG']);
    expect(checked(extra, { extra: {} })).toEqual(['extra: INVALID']);
  });
});

describe('an object', () => {
  const person = fields({ name: text({ max: 5 }), id: uuid, age: v.nullish(integer({ min: 0, max: 150 })) });

  it('is plain, and loses what nobody knows', () => {
    expect(
      checked(person, { name: 'Linh', id: 'A'.repeat(8) + '-0000-0000-0000-000000000000', role: 'ADMIN' }),
    ).toEqual({
      name: 'Linh',
      id: 'aaaaaaaa-0000-0000-0000-000000000000',
    });
    for (const other of [[], [{}], 'x', 7, true]) expect(checked(person, other)).toEqual([': INVALID']);
    expect(checked(person, null)).toEqual([': REQUIRED']);
    const polluted = JSON.parse('{"name":"a","id":"x","__proto__":{"isAdmin":true}}') as unknown;
    expect(checked(person, polluted)).toEqual(['id: INVALID']);
    expect(Object.prototype).not.toHaveProperty('isAdmin');
  });

  it('refuses each missing field in its own words', () => {
    expect(checked(person, {})).toEqual(['name: REQUIRED', 'id: INVALID']);
    expect(checked(person, { age: 1.5 })).toEqual(['name: REQUIRED', 'id: INVALID', 'age: INVALID']);
    expect(checked(person, { age: 151 })).toContain('age: OUT_OF_RANGE');
  });

  it('has rules over several fields, which look at right ones alone', () => {
    const range = v.pipe(
      fields({ min: digits, max: digits, name: text({ max: 5 }) }),
      across(({ min, max }) => ({ max: Number(max) < Number(min) ? 'OUT_OF_RANGE' : null })),
    );
    expect(checked(range, { min: 2, max: 1, name: 'a' })).toEqual(['max: OUT_OF_RANGE']);
    expect(checked(range, { min: 2, max: 1 })).toEqual(['name: REQUIRED', 'max: OUT_OF_RANGE']);
    expect(checked(range, { min: {}, max: 1, name: 'a' })).toEqual(['min: INVALID']);
    expect(checked(range, [])).toEqual([': INVALID']);
  });
});

describe('a list', () => {
  it('is counted before anything in it is looked at', () => {
    const look = vi.fn(() => null);
    const few = list(v.pipe(v.string(), rule(look)), { min: 1, max: 3, tooMany: 'TOO_MANY_FILES' });
    expect(checked(few, Array(20_000).fill('x'))).toEqual([': TOO_MANY_FILES']);
    expect(checked(few, [])).toEqual([': REQUIRED']);
    expect(look).not.toHaveBeenCalled();
    expect(checked(few, ['a', 'b'])).toEqual(['a', 'b']);
    expect(look).toHaveBeenCalledTimes(2);
  });

  it.each([{ length: 1 }, 'abc', {}, 7])('is an array, not %j', (sent) => {
    expect(checked(list(v.string(), { max: 3 }), sent)).toEqual([': INVALID']);
  });

  it('names the item that is wrong', () => {
    const places = list(fields({ name: text({ max: 5 }) }), { max: 3 });
    expect(checked(places, [{ name: 'a' }, [], { name: '' }])).toEqual(['1: INVALID', '2.name: REQUIRED']);
  });
});

it('a number may come as digits, and as nothing that only JavaScript takes for one', () => {
  const id = knownId(new Map([[101, 'x']]));
  expect(checked(id, '101')).toBe(101);
  expect(checked(id, 101)).toBe(101);
  for (const wrong of ['0x65', '101e0', ' 101 ', '১০১', 102, '102', 1.5])
    expect(checked(id, wrong)).toEqual([': INVALID']);
  for (const missing of ['', null, undefined]) expect(checked(id, missing)).toEqual([': REQUIRED']);
  expect(checked(optionalId(new Map([[101, 'x']])), '')).toBeNull();
  expect(checked(optionalId(new Map([[101, 'x']])), '7')).toEqual([': INVALID']);
});

it('the version that a change expects is a moment, or left out', () => {
  expect(checked(expectedVersion, '2026-11-20T02:30:00.123Z')).toEqual(new Date('2026-11-20T02:30:00.123Z'));
  expect(checked(expectedVersion, null)).toBeNull();
  const beyondYears = ['+275760-09-13T00:00:00.001Z', '-000001-01-01T00:00:00Z', '9999-12-31T23:59:59-14:00'];
  for (const wrong of ['', 'yesterday', '2026', '2026-13-45T00:00:00Z', 7, {}, ...beyondYears])
    expect(checked(expectedVersion, wrong)).toEqual([': INVALID']);
});
