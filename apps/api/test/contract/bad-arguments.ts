import {
  getNamedType,
  getNullableType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLNamedInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredInputField,
} from 'graphql';
import type { Unplaced, Value } from './bad-request.ts';
import { schema } from './contract.ts';
import { bodyWith, TEXTS } from './fields.ts';

/** A place for a value in what a root field is given. */
interface Place {
  root: GraphQLField<unknown, unknown>;
  isMutation: boolean;
  /** `regions.0.region` */
  path: string;
  type: GraphQLInputType;
}

/** Every argument of every root field, and every field of what stands in one. */
function places(): Place[] {
  const known = schema();
  return [known.getQueryType(), known.getMutationType()].flatMap((type, index) =>
    Object.values(type?.getFields() ?? {}).flatMap((root) =>
      root.args.flatMap((argument) =>
        within(argument, '').map((inner) => ({ root, isMutation: index === 1, ...inner })),
      ),
    ),
  );
}

function within({ name, type }: GraphQLArgument | GraphQLInputField, above: string): Pick<Place, 'path' | 'type'>[] {
  const isList = isListType(getNullableType(type));
  const path = above + name;
  const named = getNamedType(type);
  const inner = isInputObjectType(named) ? Object.values(named.getFields()) : [];
  return [{ path, type }, ...inner.flatMap((field) => within(field, `${path}.${isList ? '0.' : ''}`))];
}

/** Each place with each value alone, and pairs of places of one root field. */
export function badArguments(): Unplaced[] {
  const all = places();
  const alone = all.flatMap((place) => [
    ...wrongIn(place.type).map((value) => asking([place], [value], true)),
    ...strangeIn(place.type).map((value) => asking([place], [value], false)),
  ]);
  const pairs = all.flatMap((place, index) =>
    all
      .slice(index + 1)
      .filter(({ root, path }) => root === place.root && path.split('.')[0] !== place.path.split('.')[0])
      .flatMap((other, turn) => {
        const [ones, others] = [wrongIn(place.type), wrongIn(other.type)];
        const [one, two] = [ones[(index + turn) % ones.length], others[(index + turn + 1) % others.length]];
        return one && two ? [asking([place, other], [one, two], true)] : [];
      }),
  );
  return [...alone, ...pairs];
}

function asking(at: [Place, ...Place[]], values: Value[], isWrong: boolean): Unplaced {
  const [{ root, isMutation }] = at;
  const given = new Map<string, unknown>(
    root.args.filter(isRequiredInputField).map((needed) => [needed.name, plain(needed.type)]),
  );
  at.forEach(({ path, root: { args } }, index) => {
    const [name = ''] = path.split('.');
    const argument = args.find((one) => one.name === name);
    const own = (bodyWith(path, values[index]?.[1]) as Record<string, unknown>)[name];
    given.set(name, path === name || !argument ? own : filled(argument.type, own));
  });
  const declared = root.args.filter(({ name }) => given.has(name));
  const inBrackets = (parts: string[]) => (parts.length > 0 ? `(${parts.join(', ')})` : '');
  const heads = inBrackets(declared.map(({ name, type }) => `$${name}: ${String(type)}`));
  const passed = inBrackets(declared.map(({ name }) => `${name}: $${name}`));
  const selection = isObjectType(getNamedType(root.type)) ? ' { __typename }' : '';
  return {
    of: root.name,
    what: at.map(({ path }, index) => `${path} with ${values[index]?.[0]}`).join(' and '),
    method: 'POST',
    path: '/graphql',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query: `${isMutation ? 'mutation' : 'query'} Bad${heads} { ${root.name}${passed}${selection} }`,
      variables: Object.fromEntries(given),
    }),
    ...(isWrong && { names: at.map(({ path }) => path) }),
  };
}

/** The value of an argument with all that it needs beside the bad part. */
function filled(type: GraphQLInputType, value: unknown): unknown {
  const own = getNullableType(type);
  if (isListType(own) && Array.isArray(value)) return value.map((item) => filled(own.ofType as GraphQLInputType, item));
  if (!isInputObjectType(own) || typeof value !== 'object' || value === null) return value;
  const needed = Object.values(own.getFields()).filter(isRequiredInputField);
  return {
    ...Object.fromEntries(needed.map((field) => [field.name, plain(field.type)])),
    ...Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, filled(own.getFields()[name]?.type ?? own, inner)]),
    ),
  };
}

const PLAIN: Record<string, unknown> = { Int: 1, Float: 1, Boolean: true, ID: '0190f0f0-0000-7000-8000-000000000000' };

/** Something that the type takes. */
function plain(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return plain(type.ofType as GraphQLInputType);
  if (isListType(type)) return [];
  const named = type as GraphQLNamedInputType;
  if (isEnumType(named)) return named.getValues()[0]?.name;
  if (!isInputObjectType(named)) return PLAIN[named.name] ?? '가나';
  const needed = Object.values(named.getFields()).filter(isRequiredInputField);
  return Object.fromEntries(needed.map((field) => [field.name, plain(field.type)]));
}

/** What no argument of this type takes. GraphQL makes a list of a single value by itself, and a text of a whole number for an ID. */
function wrongIn(type: GraphQLInputType): Value[] {
  const named = getNamedType(type);
  const isList = isListType(getNullableType(type));
  const texts = ['String', 'ID', 'DateTime'].includes(named.name);
  const wrong: Value[] = [
    ...(texts ? [] : ([['a text', 'many']] as const)),
    ...(named.name === 'Boolean' ? [] : ([['a flag', true]] as const)),
    ...(['ID', 'Int', 'Float'].includes(named.name) ? ([['a half', 0.5]] as const) : ([['a number', 1]] as const)),
    ...(isInputObjectType(named) ? ([['an unknown field', { nowhere: 1 }]] as const) : ([['an object', {}]] as const)),
    ...(isList ? [] : ([['a list', [[]]]] as const)),
    ['a huge number', 1e308],
    ...(isNonNullType(type) ? ([['null', null]] as const) : []),
  ];
  const taken = TAKEN[named.name] ?? [];
  return wrong.filter(([name]) => !taken.includes(name));
}

/** What these types take of it all the same: a moment is whatever JavaScript makes a date of. */
const TAKEN: Record<string, readonly string[]> = {
  Float: ['a half', 'a huge number'],
  DateTime: ['a flag', 'a number'],
};

/** What some arguments of this type take, and some do not. */
function strangeIn(type: GraphQLInputType): Value[] {
  const { name } = getNamedType(type);
  const isList = isListType(getNullableType(type));
  const own: Value[] =
    name === 'Int'
      ? [
          ['a negative number', -1],
          ['nothing', 0],
          ['the largest number', 2 ** 31 - 1],
        ]
      : ['Boolean', 'Float'].includes(name)
        ? []
        : TEXTS;
  const items: Value[] = isList ? own.map(([what, value]) => [what, [value, value]]) : own;
  return [
    ...items,
    ...(isList
      ? ([
          ['an empty list', []],
          ['a hundred of them', Array(100).fill(plain(getNamedType(type)))],
        ] as const)
      : []),
  ];
}
