import { mainIdOf } from '@haiko/shared/reference/named';
import { Transform } from 'class-transformer';
import { IsOptional } from 'class-validator';
import { Check, Describe } from '../../platform/validation/validators.js';

type Decorator = (target: object, property: string) => void;

export type KnownIds = ReadonlyMap<number, unknown>;

export const isMissing = (value: unknown): boolean => value === undefined || value === null || value === '';

// Nothing but digits: `0x65`, `101e0` and ` 101 ` are numbers to JavaScript, and none to Postgres.
const toNumber = (value: unknown) => (typeof value === 'string' && /^[0-9]{1,15}$/.test(value) ? Number(value) : value);

/** A number that may come as a text of digits, as forms keep it; an empty text is none. */
export function Digits(): Decorator {
  return (target, property) => {
    Describe({ type: 'integer' })(target, property);
    Transform(({ value }: { value: unknown }) => {
      if (Array.isArray(value)) return value.map(toNumber);
      return value === '' ? null : toNumber(value);
    })(target, property);
  };
}

/** An id of the reference data, and required. */
export function KnownId(known: KnownIds): Decorator {
  return (target, property) => {
    Digits()(target, property);
    Check('REQUIRED', (value) => !isMissing(value))(target, property);
    Check('INVALID', (value) => isMissing(value) || known.has(value as number))(target, property);
  };
}

/** An id of the reference data, which may be left out. */
export function OptionalId(known: { has(id: number): boolean }): Decorator {
  return (target, property) => {
    Digits()(target, property);
    IsOptional()(target, property);
    Check('INVALID', (value) => known.has(value as number))(target, property);
  };
}

/** The wider id of a selection, which may be left out where the narrower one is given. */
export function MainId(known: KnownIds, sub: string): Decorator {
  return (target, property) => {
    Digits()(target, property);
    Check<Record<string, unknown>>('REQUIRED', (value, input) => !isMissing(value) || !isMissing(input[sub]))(
      target,
      property,
    );
    Check('INVALID', (value) => isMissing(value) || known.has(value as number))(target, property);
  };
}

/** The narrower id, which may be left out, and otherwise belongs to the wider one if that is given. */
export function SubId(known: KnownIds, main: string): Decorator {
  const belongs = (value: number, wider: unknown) => isMissing(wider) || mainIdOf(value) === wider;
  return (target, property) => {
    Digits()(target, property);
    IsOptional()(target, property);
    Check<Record<string, unknown>>(
      'INVALID',
      (value, input) => known.has(value as number) && belongs(value as number, input[main]),
    )(target, property);
  };
}
