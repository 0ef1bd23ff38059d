import { Transform, Type } from 'class-transformer';
import { IsOptional, ValidateBy, ValidateNested, type ValidationOptions } from 'class-validator';
import type { ErrorCode, FieldErrorCode } from '@haiko/shared/errors';
import { fitsLimit, hasForbiddenCharacters, isBlank, normalizeText } from '@haiko/shared/rules/text';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether something is a uuid as text, of any version, in either case. */
export function isUuid(value: unknown): value is string {
  return typeof value === 'string' && UUID.test(value);
}

type Decorator = (target: object, property: string) => void;

function all(...decorators: Decorator[]): Decorator {
  return (target, property) => decorators.forEach((decorate) => decorate(target, property));
}

/** What the REST documentation says about a field, beside its type: `{ maxLength: 100 }` (JSON Schema). */
export function Describe(schema: object): Decorator {
  return (target, property) => {
    const known: object = Reflect.getMetadata(DESCRIPTION, target, property) ?? {};
    Reflect.defineMetadata(DESCRIPTION, { ...known, ...schema }, target, property);
  };
}
export const DESCRIPTION = 'validation:description';

/**
 * A field check whose name is the field error it reports. Checks of one field run in any order and the first named
 * in FIELD_ERRORS wins, so each lets pass what another one refuses. `holds` sees the whole input, too.
 */
export function Check<Input extends object>(
  code: FieldErrorCode,
  holds: (value: unknown, input: Input) => boolean,
  options?: ValidationOptions,
): Decorator {
  const validate = (value: unknown, args?: { object: object }) => holds(value, args?.object as Input);
  return ValidateBy({ name: code, validator: { validate, defaultMessage: () => code } }, options) as Decorator;
}

/** A check that reports an error code of its own instead of `VALIDATION_FAILED`. */
export function Rule(errorCode: ErrorCode, holds: (value: unknown) => boolean): Decorator {
  return ValidateBy(
    { name: errorCode, validator: { validate: holds, defaultMessage: () => errorCode } },
    { context: { errorCode } },
  ) as Decorator;
}

const clean = (value: unknown) => (typeof value === 'string' ? normalizeText(value) : value);

/** Text of 1 to `max` grapheme clusters: NFC, trimmed, not only invisible characters, no NUL or lone surrogate. */
export function Text({ max }: { max: number }): Decorator {
  return all(
    Describe({ type: 'string', maxLength: max }),
    Transform(({ value }) => clean(value)) as Decorator,
    Check(
      'REQUIRED',
      (value) => value !== undefined && value !== null && !(typeof value === 'string' && isBlank(value)),
    ),
    Check('INVALID', (value) => typeof value === 'string' && !hasForbiddenCharacters(value)),
    Check('TOO_LONG', (value) => typeof value !== 'string' || fitsLimit(value, max)),
  );
}

/** As `Text`, but absent, null and blank all mean "none" and become null. */
export function OptionalText({ max }: { max: number }): Decorator {
  return all(
    Describe({ type: 'string', maxLength: max, nullable: true }),
    Transform(({ value }) => (typeof value === 'string' && isBlank(value) ? null : clean(value))) as Decorator,
    IsOptional() as Decorator,
    Check('INVALID', (value) => typeof value === 'string' && !hasForbiddenCharacters(value)),
    Check('TOO_LONG', (value) => typeof value !== 'string' || fitsLimit(value, max)),
  );
}

/** A uuid of any version, in either case; lower-cased. */
export function Uuid(options?: ValidationOptions): Decorator {
  const lower = (value: unknown): unknown =>
    typeof value === 'string' ? value.toLowerCase() : Array.isArray(value) ? value.map(lower) : value;
  return all(
    Describe(oneOrMany({ type: 'string', format: 'uuid' }, options)),
    Transform(({ value }) => lower(value)) as Decorator,
    Check('INVALID', isUuid, options),
  );
}

function oneOrMany(schema: object, options: ValidationOptions | undefined): object {
  return options?.each ? { type: 'array', items: schema } : schema;
}

/** One of these values; of a list with `each`, every item. */
export function OneOf(values: readonly unknown[], options?: ValidationOptions): Decorator {
  return all(
    Describe(oneOrMany({ enum: values }, options)),
    Check('INVALID', (value) => values.includes(value), options),
  );
}

/** An integer within the bounds. */
export function Integer({ min, max }: { min: number; max: number }): Decorator {
  return all(
    Describe({ type: 'integer', minimum: min, maximum: max }),
    Check('INVALID', (value) => Number.isInteger(value)),
    Check('OUT_OF_RANGE', (value) => typeof value !== 'number' || (value >= min && value <= max)),
  );
}

/** A moment of a body, ISO 8601, as a date. */
export const toMoment = ({ value }: { value: unknown }) => (typeof value === 'string' ? new Date(value) : value);
export const isMoment = (value: unknown): value is Date => value instanceof Date && !Number.isNaN(value.getTime());

/** When what is changed was last changed, as the caller has read it; who leaves it out changes it whatever it is now. */
export function ExpectedVersion(): Decorator {
  return all(
    Describe({ type: 'string', format: 'date-time', nullable: true }),
    Transform(toMoment) as Decorator,
    IsOptional() as Decorator,
    Check('INVALID', isMoment),
  );
}

/** A list of at most so many items: else `TOO_MANY`. */
export function MaxItems(max: number): Decorator {
  return Check('TOO_MANY', (value) => !Array.isArray(value) || value.length <= max);
}

/** A list, not something that only looks like one (`{ length: 1 }`, a single string). */
export function List(): Decorator {
  return Check('INVALID', Array.isArray);
}

/** Within an input another one, or with `each` a list of them: a list in the place of an object is `INVALID`. */
export function Nested(type: () => abstract new () => object, options?: ValidationOptions): Decorator {
  const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);
  return all(
    Check('INVALID', isObject, options),
    ValidateNested(options) as Decorator,
    Type(type as () => new () => object) as Decorator,
  );
}

/** A field that a shared rule validates: what the rule returns is the field error. What is no text is `INVALID`, nothing `REQUIRED`. */
export function ValidBy<Problem extends FieldErrorCode>(
  problems: readonly Problem[],
  rule: (value: string) => Problem | null,
): Decorator {
  const problemOf = (value: unknown) => rule(typeof value === 'string' ? value : '');
  const isText = (value: unknown) => value === undefined || value === null || typeof value === 'string';
  return (target, property) => {
    Check('INVALID', isText)(target, property);
    for (const problem of problems)
      Check(problem, (value) => !isText(value) || problemOf(value) !== problem)(target, property);
  };
}

/** One of a few values, and required. */
export const Choice = (isValid: (value: string) => boolean) =>
  ValidBy(['REQUIRED', 'INVALID'], (value) => (value === '' ? 'REQUIRED' : isValid(value) ? null : 'INVALID'));
