import { describe, expect, it } from 'vitest';
import { addDays, addMonths, clampDay, dayByKey, isWithin, weeksOf } from './calendar.ts';
import { dayDigits, dayOfDigits, dayText } from './dateText.ts';

describe('days', () => {
  it('go on over the ends of months and years', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonths('2026-01-15', -1)).toBe('2025-12-15');
    expect(addMonths('2028-02-29', 12)).toBe('2029-02-28');
  });

  it('stand in weeks that begin with Sunday, those of other months left out', () => {
    const weeks = weeksOf('2026-11-25');
    expect(weeks).toHaveLength(5);
    expect(weeks[0]?.[0]).toBe('2026-11-01');
    expect(weeks[4]).toEqual(['2026-11-29', '2026-11-30', '', '', '', '', '']);
    expect(weeksOf('2026-02-10')).toHaveLength(4);
    expect(weeksOf('2026-08-01')).toHaveLength(6);
  });

  it('are kept between the first and the last that can be chosen', () => {
    const range = { min: '2026-11-20', max: '2026-12-20' };
    expect(clampDay('2026-01-01', range)).toBe('2026-11-20');
    expect(clampDay('2027-01-01', range)).toBe('2026-12-20');
    expect(['2026-11-19', '2026-11-20', '2026-12-21'].map((day) => isWithin(day, range))).toEqual([false, true, false]);
    expect(isWithin('1900-01-01', {})).toBe(true);
  });

  it('are reached by the keys of a date picker, and by no others', () => {
    const by = (key: string, shiftKey = false) => dayByKey('2026-11-25', { key, shiftKey });
    expect(by('ArrowLeft')).toBe('2026-11-24');
    expect(by('ArrowDown')).toBe('2026-12-02');
    expect([by('Home'), by('End')]).toEqual(['2026-11-22', '2026-11-28']);
    expect([by('PageUp'), by('PageDown', true)]).toEqual(['2026-10-25', '2027-11-25']);
    expect(by('Enter')).toBeUndefined();
  });
});

describe('a typed day', () => {
  it('is taken as it is written, in whatever digits and with whatever between them', () => {
    expect(['2026.12.31', '2026-12-31', '２０２６／１２／３１', '20261231', '২০২৬-১২-৩১'].map(dayDigits)).toEqual(
      Array.from({ length: 5 }, () => '20261231'),
    );
    expect(dayDigits('2026.1.5')).toBe('20260105');
    expect(dayDigits('2026. 1. 15.')).toBe('20260115');
  });

  it('gets its points while it is typed, and is a day once it is whole', () => {
    expect(['2', '2026', '20261', '202612', '2026123', '20261231'].map(dayText)).toEqual([
      ...['2', '2026', '2026.1', '2026.12', '2026.12.3', '2026.12.31'],
    ]);
    expect(dayText('2026-12-31')).toBe('2026.12.31');
    expect([dayOfDigits('2026123'), dayOfDigits('20261231')]).toEqual(['2026123', '2026-12-31']);
  });
});
