import * as v from 'valibot';

export const digits = v.pipe(v.string(), v.regex(/^\d+$/, 'must be a whole number'), v.transform(Number));
export const atLeast = (least: number) => v.pipe(digits, v.minValue(least, `must be at least ${least}`));
export const postgresUrl = v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//, 'must be a postgres:// URL'));
export const url = v.pipe(v.string(), v.url());
export const secret = v.pipe(v.string(), v.minLength(32, 'must have at least 32 characters'));
export const optional = v.optional(v.string());

/** A setting: its shape and what it does. */
export function setting<Schema extends v.GenericSchema>(schema: Schema, about: string) {
  return v.pipe(schema, v.description(about));
}
