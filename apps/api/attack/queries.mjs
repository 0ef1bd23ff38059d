// Documents and variables at their largest, made from the schema that the server tells.
import { brackets, filled, longTexts } from './bad-values.mjs';

const BODY = 60_000;
const SCHEMA = `{ __schema { queryType { fields { name args { name type { ...T } } type { ...T } } }
  types { name kind inputFields { name type { ...T } } enumValues { name } fields { name args { name } type { ...T } } } } }
fragment T on __Type { kind name ofType { kind name ofType { kind name ofType { kind name } } } }`;

const named = (type) => (type.ofType ? named(type.ofType) : type);
const written = (type) =>
  type.kind === 'NON_NULL'
    ? `${written(type.ofType)}!`
    : type.kind === 'LIST'
      ? `[${written(type.ofType)}]`
      : type.name;
const isList = (type) => type.kind === 'LIST' || (type.kind === 'NON_NULL' && isList(type.ofType));
const many = (count, part) => Array.from({ length: count }, (_, n) => part(n)).join(' ');

/** Every document that is tried: { name, query, variables }. */
export async function attackingQueries(ask) {
  const { __schema: schema } = await ask(SCHEMA);
  const types = new Map(schema.types.map((type) => [type.name, type]));
  const fields = schema.queryType.fields;
  return [...fields.flatMap((field) => ofField(field, types)), ...SHAPES];
}

function ofField(field, types) {
  return field.args.flatMap((argument) =>
    valuesOf(argument.type, types).flatMap(([name, value]) => {
      const others = field.args.filter(({ name: other, type }) => other !== argument.name && type.kind === 'NON_NULL');
      const declared = [argument, ...others].map(({ name: own, type }) => `$${own}: ${written(type)}`).join(', ');
      const given = [argument, ...others].map(({ name: own }) => `${own}: $${own}`).join(', ');
      const variables = Object.fromEntries(others.map(({ name: own, type }) => [own, plain(type, types)]));
      const selection = selectionOf(field.type, types);
      const call = (alias) => `${alias}${field.name}(${given})${selection}`;
      const document = (calls) => `query (${declared}) { ${calls} }`;
      const all = { ...variables, [argument.name]: value };
      const what = `${field.name}(${argument.name}) with ${name}`;
      return [
        { name: what, query: document(call('')), variables: all },
        { name: `${what}, ten times`, query: document(many(10, (n) => call(`a${n}: `))), variables: all },
      ];
    }),
  );
}

function selectionOf(type, types) {
  const { name, kind } = named(type);
  if (kind !== 'OBJECT') return '';
  const scalar = types
    .get(name)
    .fields.find(({ args, type: own }) => args.length === 0 && named(own).kind !== 'OBJECT');
  return ` { ${scalar?.name ?? '__typename'} }`;
}

function plain(type, types) {
  if (isList(type)) return [];
  const { kind, name } = named(type);
  if (kind === 'ENUM') return types.get(name).enumValues[0].name;
  return { Int: 1, Float: 1, Boolean: true, ID: '0190f0f0-0000-7000-8000-000000000000' }[name] ?? '가나';
}

function valuesOf(type, types) {
  const { kind, name } = named(type);
  const deep = JSON.parse(brackets(3_000));
  const always = [['three thousand brackets', deep]];
  if (isList(type)) {
    const item = kind === 'INPUT_OBJECT' ? {} : plain(named(type), types);
    const full = kind === 'INPUT_OBJECT' ? wholeInput(types.get(name), types) : item;
    return [
      ...always,
      ['a list without end', Array(Math.floor(BODY / (JSON.stringify(item).length + 1))).fill(item)],
      ['a hundred items', Array(100).fill(item)],
      ['twenty-eight whole items', Array(28).fill(full)],
      ['a list in a list', [[[item]]]],
    ];
  }
  if (name === 'String' || name === 'ID') {
    const search = ['words of fifty letters', filled('가나다 ', 150)];
    return [
      ...always,
      ...longTexts(BODY),
      search,
      ['fifty families', '👨‍👩‍👧‍👦'.repeat(30)],
      ['fifty marks', `a${'\u0301'.repeat(49)}`],
    ];
  }
  if (name === 'Int') return [...always, ['the largest number', 2_147_483_647], ['a negative number', -1]];
  return always;
}

function wholeInput(type, types) {
  return Object.fromEntries(type.inputFields.map(({ name, type: own }) => [name, plain(own, types)]));
}

const SHAPES = [
  ['unknown fields', `{ ${many(1_900, (n) => `f${n}`)} }`],
  ['fields that are nearly known', `{ ${many(1_900, (n) => `readPost${n}`)} }`],
  ['an unknown field of 60 KB', `{ ${'x'.repeat(BODY)} }`],
  ['a name of an operation of 60 KB', `query ${'x'.repeat(BODY)} { nowhere }`],
  ['an alias of 60 KB', `{ ${'x'.repeat(BODY)}: __typename }`],
  ['unknown arguments', `{ readPosts(${many(900, (n) => `a${n}: 1`)}) { hasMore } }`],
  ['an argument again and again', `{ readPosts(${many(600, () => 'take: 1')}) { hasMore } }`],
  ['a field again and again', `{ readNationalities { ${many(1_900, () => 'uuid')} } }`],
  ['directives again and again', `{ __typename ${many(600, () => '@include(if: true)')} }`],
  ['unknown directives', `{ __typename ${many(1_900, (n) => `@d${n}`)} }`],
  ['variables that nothing uses', `query (${many(450, (n) => `$v${n}: Int`)}) { __typename }`],
  ['variables of unknown types', `query (${many(450, (n) => `$v${n}: T${n}`)}) { __typename }`],
  ['variables that are not declared', `{ readPosts(${many(450, (n) => `a${n}: $v${n}`)}) { hasMore } }`],
  ['fragments that nothing uses', many(300, (n) => `fragment F${n} on Query { __typename }`)],
  ['fragments of unknown types', `{ __typename } ${many(300, (n) => `fragment F${n} on T${n} { a }`)}`],
  ['operations without end', many(400, (n) => `query Q${n} { __typename }`)],
  [
    'a bomb of fragments',
    `{ ...F0 } ${many(150, (n) => `fragment F${n} on Query { ...F${n + 1} ...F${n + 1} }`)} fragment F150 on Query { __typename }`,
  ],
  ['inline fragments within each other', `{ ${'... on Query { '.repeat(450)} __typename ${'}'.repeat(450)} }`],
  ['nested fields', `${'{ a '.repeat(950)} ${'}'.repeat(950)}`],
  ['nested values', `{ readPosts(take: ${brackets(950)}) { hasMore } }`],
  ['a comment of 60 KB', `#${'x'.repeat(BODY)}\n{ nowhere }`],
  ['spaces', `${' '.repeat(BODY)}{ nowhere }`],
  ['a block of text without end', `{ readPost(uuid: """${'x\n '.repeat(BODY / 4)}""") { nowhere } }`],
  ['an unfinished text', `{ readPost(uuid: "${'x'.repeat(BODY)}`],
  ['brackets alone', '{'.repeat(1_999)],
  ['lists of lists of everything', `{ ${many(9, (n) => `a${n}: readPosts(take: 50) { items { uuid } }`)} }`],
  [
    'everything about the schema',
    `{ __schema { types { fields { type { fields { type { fields { type { fields { name } } } } } } } } } }`,
  ],
].map(([name, query]) => ({ name, query, variables: {} }));
