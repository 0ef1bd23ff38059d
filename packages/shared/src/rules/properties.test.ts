import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  argumentsOf,
  filtersOf,
  JOB_FILTER_NAMES,
  JOB_FILTERS,
  type JobFilterName,
  jobFiltersBy,
} from '../jobFilters.ts';
import { parametersOf, searchOf, searchText } from '../jobSearch.ts';
import { MINIMUM_WAGES } from '../reference/minimumWages.ts';
import { OWN_VISAS } from '../reference/visas.ts';
import { hourlyPay, mayBeBelowMinimumWage, monthlyPay, type OfferedPay, wageShortfall } from './minimumWage.ts';
import { nicknameKey, nicknameProblem } from './nickname.ts';
import { hashtagKey } from './hashtag.ts';
import { foldForSearch, foundParts, searchWords } from './searchText.ts';
import { cutToLimit, fitsLimit, foldCase, hasForbiddenCharacters, normalizeText } from './text.ts';
import { ALL_JOBS, visaFit } from './visaFit.ts';
import { mainIdOf } from '../reference/named.ts';
import { anyText, holds } from '../../test/anyTexts.ts';

const text = anyText;

describe('texts of any letters', () => {
  it('have each letter that folding changes folded at once', () => {
    const letters = Array.from({ length: 0x110000 }, (_, code) => String.fromCodePoint(code));
    const changing = letters.filter((letter) =>
      /[\p{Changes_When_Casemapped}\p{Changes_When_NFKC_Casefolded}]/u.test(letter),
    );
    const rules = [foldCase, normalizeText, foldForSearch, nicknameKey, hashtagKey];
    expect(changing.length).toBeGreaterThan(10_000);
    expect(changing.filter((letter) => rules.some((rule) => rule(rule(letter)) !== rule(letter)))).toEqual([]);
  });

  it('are normalized once and for all, and cut to what fits', () => {
    holds(
      fc.property(text, fc.integer({ min: 1, max: 30 }), (any, max) => {
        const stored = normalizeText(any);
        expect(normalizeText(stored)).toBe(stored);
        expect(hasForbiddenCharacters(stored)).toBe(hasForbiddenCharacters(any));
        expect(fitsLimit(cutToLimit(any, max), max)).toBe(true);
      }),
    );
  });

  it('are folded once and for all, and nothing of them is lost where they are marked', () => {
    holds(
      fc.property(text, text, (any, keyword) => {
        const folded = foldForSearch(any);
        expect(foldForSearch(folded)).toBe(folded);
        const parts = foundParts(any, searchWords(keyword));
        expect(parts.map(({ text: part }) => part).join('')).toBe(any);
      }),
    );
  });

  it('have one key as nicknames, however they are composed and in whatever case', () => {
    holds(
      fc.property(text, (any) => {
        const key = nicknameKey(any);
        expect(nicknameKey(any.normalize('NFD'))).toBe(key);
        expect(nicknameKey(any.normalize('NFC'))).toBe(key);
        expect(nicknameKey(key)).toBe(key);
        expect(nicknameProblem(normalizeText(any))).toBe(nicknameProblem(any));
      }),
    );
  });
});

const chosen = fc.record(
  Object.fromEntries(
    JOB_FILTER_NAMES.map((name) => {
      const { choices, limit } = JOB_FILTERS[name];
      const ids =
        'amounts' in choices
          ? choices.amounts
          : 'items' in choices
            ? choices.items.map(({ id }) => id)
            : choices.groups.flatMap(({ subs }) => subs.map(({ id }) => id));
      return [name, fc.uniqueArray(fc.constantFrom(...ids), { maxLength: limit })];
    }),
  ),
);

describe('a search for postings', () => {
  it('is the same after it has been an address, a kept text, or arguments', () => {
    holds(
      fc.property(chosen, text, (ids, keyword) => {
        // What people can choose: of "all" of a group and a part of it, one.
        const asked = searchOf(parametersOf({ keyword, filters: jobFiltersBy((name) => ids[name] ?? []) }));
        expect(searchOf(parametersOf(asked))).toEqual(asked);
        expect(searchText(searchOf(new URLSearchParams(searchText(asked))))).toBe(searchText(asked));
        const sorted = (filters: typeof asked.filters) =>
          jobFiltersBy((name) => [...filters[name]].sort((a, b) => a - b));
        expect(sorted(filtersOf(argumentsOf(asked.filters)))).toEqual(sorted(asked.filters));
      }),
    );
  });

  it('is within its limits, whatever the address says', () => {
    const parameter = fc.constantFrom('q', ...JOB_FILTER_NAMES.map((name) => JOB_FILTERS[name].parameter));
    const value = fc.oneof(
      text,
      fc.array(fc.integer(), { maxLength: 6 }).map((ids) => ids.join('.')),
    );
    holds(
      fc.property(fc.array(fc.tuple(parameter, value), { maxLength: 8 }), (pairs) => {
        const { filters } = searchOf(new URLSearchParams(pairs));
        for (const name of Object.keys(filters) as JobFilterName[]) {
          expect(filters[name].length).toBeLessThanOrEqual(JOB_FILTERS[name].limit);
          expect(filters[name].every((id) => JOB_FILTERS[name].isKnown(id))).toBe(true);
        }
      }),
    );
  });
});

const offered: fc.Arbitrary<OfferedPay> = fc
  .record({
    salaryTypeId: fc.integer({ min: 1, max: 6 }),
    salaryAmountMin: fc.integer({ min: 0, max: 100_000_000 }),
    more: fc.integer({ min: 0, max: 10_000_000 }),
    workingTime: fc.option(fc.integer({ min: 1, max: 24 })),
    workingDays: fc.option(fc.integer({ min: 1, max: 7 })),
    hasProbation: fc.boolean(),
    isPieceRate: fc.boolean(),
  })
  .map(({ more, ...pay }) => ({ ...pay, salaryAmountMax: pay.salaryAmountMin + more }));
const day = fc.constantFrom(...MINIMUM_WAGES.map(({ from }) => from));

describe('pay', () => {
  it('that is certainly below the law may be below it, and a won more is never less', () => {
    holds(
      fc.property(offered, day, (pay, on) => {
        const shortfall = wageShortfall(pay, on);
        if (shortfall) {
          expect(shortfall.hourly).toBeLessThan(shortfall.minimum);
          expect(mayBeBelowMinimumWage(pay, on)).toBe(true);
        }
        const better = { ...pay, salaryAmountMin: pay.salaryAmountMin + 1, salaryAmountMax: pay.salaryAmountMax + 1 };
        expect(shortfall === null && wageShortfall(better, on) !== null).toBe(false);
        for (const amountOf of [hourlyPay, monthlyPay]) {
          const amount = amountOf(pay);
          expect(amount === null ? null : Number.isSafeInteger(amount) && amount >= 0).toBe(
            amount === null ? null : true,
          );
          expect(amount === null ? null : Number(amountOf(better)) >= amount).toBe(amount === null ? null : true);
        }
      }),
    );
  });
});

const holder = fc.record({
  visaMainId: fc.constantFrom(...OWN_VISAS.map(({ id }) => id)),
  birthDate: fc.constantFrom('1990-01-01', '2009-02-01', '2012-02-01'),
});
const jobs = fc.array(fc.constantFrom(...ALL_JOBS), { minLength: 1, maxLength: 4 });

describe('whether a visa allows a job', () => {
  it('does not depend on the order of the jobs: all of them is what each alone is, and any of them is no NO', () => {
    holds(
      fc.property(holder, jobs, day, (who, some, on) => {
        const answer = (ids: readonly number[]) => {
          const jobCategories = ids.map((id) => ({ jobCategoryMainId: mainIdOf(id), jobCategorySubId: id }));
          return visaFit(who, { visas: [who], jobCategories }, on);
        };
        const { verdict, fits } = answer(some);
        expect(fits).toBe(verdict === 'YES' || verdict === 'WITH_PERMIT');
        expect(answer([...some].reverse()).verdict).toBe(verdict);
        const alone = some.map((id) => answer([id]));
        expect(verdict === 'NO').toBe(alone.every((each) => each.verdict === 'NO'));
        if (fits) expect(alone.every((each) => each.fits)).toBe(true);
      }),
    );
  });
});
