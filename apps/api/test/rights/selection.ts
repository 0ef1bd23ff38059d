import {
  getNamedType,
  getNullableType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLNamedType,
  isLeafType,
  isListType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';

/** One language stands for the nine columns of a text. */
const IN_A_LANGUAGE = /[a-z](En|Zh|Ja|Th|Vi|Km|Tl|Bn)$/;
export const DEEPEST = 4;
/** What is asked of lists within lists, so that the whole stays within the limits of queries. */
const KNOWN: Record<string, string> = { language: 'ko', take: '1' };

/** Everything that can be read of a type, as far down as documents may go: whatever of it is private comes with it. */
export function selectionOf(type: GraphQLNamedType, depth: number, above: GraphQLNamedType[] = []): string {
  if (!isObjectType(type)) return '';
  const parts = Object.values(type.getFields()).flatMap((field) => selectField(field, depth, [...above, type]));
  return ` { ${['__typename', ...parts].join(' ')} }`;
}

function selectField(field: GraphQLField<unknown, unknown>, depth: number, above: GraphQLNamedType[]): string[] {
  const type = getNamedType(field.type);
  // One of the same kind is looked at once: that it is told is enough.
  if (type === above.at(-1) && !isListType(getNullableType(field.type))) return [`${field.name} { __typename }`];
  if (IN_A_LANGUAGE.test(field.name) || (!isLeafType(type) && depth === 0) || above.includes(type)) return [];
  const given = field.args.filter(({ name }) => KNOWN[name]);
  if (field.args.some((argument) => isRequiredArgument(argument) && !given.includes(argument))) return [];
  const listed = given.map(({ name }) => `${name}: ${KNOWN[name]}`).join(', ');
  return [`${field.name}${listed && `(${listed})`}${selectionOf(type, depth - 1, above)}`];
}

/** A document of one root field with all that it answers; arguments are variables of the same names. */
export function documentOf(
  operation: 'query' | 'mutation',
  field: GraphQLField<unknown, unknown>,
  variables: object,
  depth: number,
): string {
  const given = field.args.filter(({ name }) => name in variables);
  const declared = given.map(({ name, type }: GraphQLArgument) => `$${name}: ${String(type)}`).join(', ');
  const passed = given.map(({ name }) => `${name}: $${name}`).join(', ');
  const inBrackets = (text: string) => text && `(${text})`;
  return `${operation} Rights${inBrackets(declared)} { ${field.name}${inBrackets(passed)}${selectionOf(getNamedType(field.type), depth)} }`;
}
