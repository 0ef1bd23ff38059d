import * as v from 'valibot';
import { AppError } from '../errors/app-error.js';
import { parse } from './parse.js';

const schema = v.object({ names: v.array(v.string('WRONG_TYPE')) });

function refusalOf(input: unknown): AppError {
  try {
    parse(schema, input);
  } catch (error) {
    return error as AppError;
  }
  throw new Error('It was taken');
}

it('names no more than twenty fields of what is refused, in their order', () => {
  const { code, details } = refusalOf({ names: Array(100).fill(1) });
  expect(code).toBe('VALIDATION_FAILED');
  expect(details.fields?.map(({ path }) => path)).toEqual(Array.from({ length: 20 }, (_, n) => `names.${n}`));
});

it('makes of what fits what the schema makes of it', () => {
  expect(parse(schema, { names: ['ឈ្មោះ'], more: 1 })).toEqual({ names: ['ឈ្មោះ'] });
});
