/**
 * The pieces that the schemas of bodies are made of. A message of a schema is what the field was refused for: one of
 * FIELD_ERRORS, or an error code of its own (`TOO_MANY_FILES`), which then is the answer to the whole call. Each field is
 * refused for one thing: the first that is wrong.
 */
import * as v from 'valibot';
import { type ErrorCode, FIELD_ERRORS, type FieldErrorCode } from '../errors.ts';
import { LANGUAGES } from '../i18n/languages.ts';
import { mainIdOf } from '../reference/named.ts';
import { fitsLimit, hasForbiddenCharacters, hasUnseenCharacters, isBlank, normalizeText } from '../rules/text.ts';
import { UUID } from '../rules/uuid.ts';

export type Problem = FieldErrorCode | ErrorCode;

/** Whether it is about the field alone; else it answers the whole call. */
export function isFieldError(problem: Problem): problem is FieldErrorCode {
  return (FIELD_ERRORS as readonly Problem[]).includes(problem);
}

// Whoever needs nothing else of the contract takes it from there.
export { isUuid } from '../rules/uuid.ts';

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;
/** The years of four digits, by the clock that replies are told by. */
const FIRST_MOMENT = Date.parse('0000-01-01T00:00:00Z');
const LAST_MOMENT = Date.parse('9999-12-31T23:59:59.999Z');
const DIGITS = /^[0-9]{1,15}$/;

/** Absent, null, or the empty text of a form's field. */
export const isMissing = (value: unknown): value is undefined | null | '' =>
  value === undefined || value === null || value === '';

/** The message of a required field that has another type. */
const refusal = ({ input }: { input: unknown }): Problem => (isMissing(input) ? 'REQUIRED' : 'INVALID');

/** A check of a value that has the right type; what it returns is why the value is refused. */
export const rule = <Value>(problemOf: (value: NoInfer<Value>) => Problem | null) =>
  v.rawCheck<Value>(({ dataset, addIssue }) => {
    const problem = dataset.typed ? problemOf(dataset.value) : null;
    if (problem) addIssue({ message: problem });
  });

/**
 * A check that sees several fields of an object, those that are right by themselves, and the names of those that are wrong:
 * its problems by field.
 */
export const across = <Values extends object>(
  problemsOf: (
    values: Partial<NoInfer<Values>>,
    wrong: ReadonlySet<unknown>,
  ) => { [Key in keyof NoInfer<Values>]?: Problem | null },
) =>
  v.rawCheck<Values>(({ dataset, addIssue }) => {
    if (!isPlainObject(dataset.value)) return;
    const input = dataset.value;
    const wrong = new Set((dataset.issues ?? []).map(({ path }) => path?.[0].key));
    const right = Object.fromEntries(Object.entries(input).filter(([key]) => !wrong.has(key)));
    for (const [key, problem] of Object.entries(problemsOf(right as Partial<Values>, wrong))) {
      if (!problem || wrong.has(key)) continue;
      const path = [{ type: 'object', origin: 'value', input, key, value: input[key] }] as const;
      addIssue({ message: problem as Problem, path: [...path] });
    }
  });

/** Something that is looked into only once `problemOf` has found nothing wrong with it. */
function unless<Schema extends v.GenericSchema>(problemOf: (value: unknown) => Problem | null, schema: Schema): Schema {
  const run: Schema['~run'] = (dataset, config) => {
    const problem = problemOf(dataset.value);
    if (problem === null) return schema['~run'](dataset, config);
    v._addIssue(schema, 'type', dataset, config, { message: problem });
    return dataset as unknown as v.FailureDataset<v.BaseIssue<unknown>>;
  };
  return { ...schema, '~run': run };
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A plain object with these fields; others are dropped. A field that is missing is refused in its own words. */
export function fields<const Entries extends v.ObjectEntries>(entries: Entries): v.ObjectSchema<Entries, undefined> {
  const isOptional = (name: string) => ['optional', 'nullish', 'exact_optional'].includes(entries[name]?.type ?? '');
  const required = Object.keys(entries).filter((name) => !isOptional(name));
  const missing = Object.fromEntries(required.map((name) => [name, undefined]));
  const object = v.object(entries);
  const whole: typeof object = {
    ...object,
    '~run': (dataset, config) => object['~run']({ value: { ...missing, ...(dataset.value as object) } }, config),
  };
  return unless((value) => (isPlainObject(value) ? null : refusal({ input: value })), whole);
}

/** A list of `min` (0) to `max` items, which are counted before any of them is looked at. */
export function list<const Item extends v.GenericSchema>(
  item: Item,
  { min = 0, max, tooMany = 'TOO_MANY' }: { min?: number; max: number; tooMany?: Problem },
) {
  const problemOf = (value: unknown) => lengthProblem(value, { min, max, tooMany });
  return v.pipe(unless(problemOf, v.array(item)), v.metadata({ minItems: min, maxItems: max }));
}

function lengthProblem(value: unknown, { min, max, tooMany }: { min: number; max: number; tooMany: Problem }) {
  if (!Array.isArray(value)) return refusal({ input: value });
  if (value.length < min) return 'REQUIRED';
  return value.length > max ? tooMany : null;
}

/** A list of at most `max` simple values, each of them once. It is refused as a whole, whichever of them is wrong. */
export function set<const Item extends v.GenericSchema>(item: Item, { max }: { max: number }) {
  const problemOf = (value: unknown) => {
    const problem = lengthProblem(value, { min: 0, max, tooMany: 'TOO_MANY' });
    return problem ?? ((value as unknown[]).every((one) => v.is(item, one)) ? null : 'INVALID');
  };
  return v.pipe(
    unless(problemOf, v.array(item)),
    v.check((values) => new Set(values).size === values.length, 'INVALID'),
    v.metadata({ maxItems: max, uniqueItems: true }),
  );
}

/** Why a text cannot be stored, or null; blank ones can. */
export function textProblem(value: string, max: number): Problem | null {
  if (!isBlank(value) && hasForbiddenCharacters(value)) return 'INVALID';
  return fitsLimit(value, max) ? null : 'TOO_LONG';
}

/** Stands before what changes the text: the documentation says what is sent, so it reads no further than there. */
const atMost = (max: number) =>
  v.metadata<string, { description: string }>({ description: `At most ${max} characters, as a reader counts them.` });

interface TextOptions {
  max: number;
  /** Made of what is sent before anything else is looked at. */
  change?: (value: string) => string;
  /** One line, and nothing in it that nobody sees: who reads a name must not be led to read another one. */
  isName?: boolean;
}

const asSent = (value: string) => value;

const storedProblem = (value: string, { max, isName = false }: TextOptions) =>
  isName && hasUnseenCharacters(normalizeText(value)) ? 'INVALID' : textProblem(value, max);

/** Text of 1 to `max` grapheme clusters: NFC, trimmed, not only invisible characters, no NUL or lone surrogate. */
export const text = (options: TextOptions) =>
  v.pipe(
    v.string(refusal),
    atMost(options.max),
    v.transform(options.change ?? asSent),
    rule((value) => (isBlank(value) ? 'REQUIRED' : storedProblem(value, options))),
    v.transform(normalizeText),
  );

/** As `text`, but absent, null and blank all mean "none"; a blank one becomes null. */
export const optionalText = (options: TextOptions) =>
  v.nullish(
    v.pipe(
      v.string('INVALID'),
      atMost(options.max),
      v.transform(options.change ?? asSent),
      rule((value) => storedProblem(value, options)),
      v.transform((value): string | null => (isBlank(value) ? null : normalizeText(value))),
    ),
  );

/** A text that only has to be there: it is looked up, not stored. */
export const given = v.pipe(v.string('REQUIRED'), v.nonEmpty('REQUIRED'));

/** A text judged by a shared rule, which answers `REQUIRED` to an empty one. `describes` is for the documentation. */
export const judged = (problemOf: (value: string) => Problem | null, describes: Record<string, unknown> = {}) =>
  v.pipe(v.string(refusal), rule(problemOf), v.metadata(describes));

/** As `judged`, of the text that `change` makes first: `judgedAs(canonicalEmail, emailProblem)`. */
export const judgedAs = (change: (value: string) => string, problemOf: (value: string) => Problem | null) =>
  v.pipe(v.string(refusal), v.transform(change), rule(problemOf));

/** One of a few texts, and required. */
export const oneOf = <const Values extends readonly string[]>(values: Values) => v.picklist(values, refusal);

/** A uuid of any version, in either case; lower-cased. */
export const uuid = v.pipe(v.string('INVALID'), v.regex(UUID, 'INVALID'), v.toLowerCase());

/** An integer within the bounds. */
export const integer = ({ min, max }: { min: number; max: number }) =>
  v.pipe(
    v.number('INVALID'),
    rule((value) => {
      if (!Number.isInteger(value)) return 'INVALID';
      return value < min || value > max ? 'OUT_OF_RANGE' : null;
    }),
    v.metadata({ type: 'integer', minimum: min, maximum: max }),
  );

/** True or false, or left out. */
export const optionalFlag = v.nullish(v.boolean('INVALID'));

/**
 * A number that may come as a text of digits, as forms keep it. Nothing but digits: `0x65`, `101e0` and ` 101 ` are numbers
 * to JavaScript, and none to Postgres. What is no number stays what it is, to be refused by a rule after it.
 */
export const digits = v.pipe(
  v.union(
    [v.pipe(v.number(), v.metadata({ type: 'integer' })), v.pipe(v.string(), v.metadata({ pattern: '^[0-9]*$' }))],
    refusal,
  ),
  v.transform((value) => (typeof value === 'string' && DIGITS.test(value) ? Number(value) : value)),
);

interface KnownIds {
  has(id: number): boolean;
}

const idProblem = (value: number | string, known: KnownIds) => {
  if (isMissing(value)) return 'REQUIRED';
  return typeof value === 'number' && known.has(value) ? null : 'INVALID';
};

/** An id of the reference data. */
export const knownId = (known: KnownIds) =>
  v.pipe(
    digits,
    rule((value) => idProblem(value, known)),
    v.transform(Number),
  );

/** An id of the reference data, which may be left out; the empty text of a select is none. */
export const optionalId = (known: KnownIds) =>
  v.nullish(
    v.pipe(
      digits,
      rule((value) => (isMissing(value) ? null : idProblem(value, known))),
      v.transform((value) => (isMissing(value) ? null : Number(value))),
    ),
  );

/** Why a narrower id cannot stand beside a wider one, or null: it belongs to it. */
export const belongs = (subId: number | null | undefined, mainId: number | null | undefined): Problem | null =>
  isMissing(subId) || isMissing(mainId) || mainIdOf(subId) === mainId ? null : 'INVALID';

function isMoment(text: string): boolean {
  const at = Date.parse(text);
  return MOMENT.test(text) && at >= FIRST_MOMENT && at <= LAST_MOMENT;
}

/** A moment of a body, ISO 8601 with a year of four digits: a text to clients, a date to the server. */
export const sentMoment = v.pipe(
  v.string(refusal),
  rule((value) => (isMoment(value) ? null : 'INVALID')),
  v.metadata({ format: 'date-time' }),
  v.transform((value) => new Date(value)),
);

/** When what is changed was last changed, as the caller has read it; who leaves it out changes it whatever it is now. */
export const expectedVersion = v.nullish(sentMoment);

/** A moment of a reply: a date to the server, a text to clients. */
export const moment = v.pipe(
  v.date(),
  v.transform((date) => date.toISOString()),
);

/** One of the nine languages, or left out. */
export const optionalLanguage = v.nullish(v.picklist(LANGUAGES, 'INVALID'));
