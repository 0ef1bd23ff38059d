import {
  type DocumentNode,
  type FieldNode,
  getNamedType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  isCompositeType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  type SelectionSetNode,
} from 'graphql';
import { MAX_TAKE, PAGE_SIZE } from '@haiko/shared/limits';
import { type Fragments, fragmentsOf, operationsOf } from './query-limits.js';

type Variables = Record<string, unknown>;

/** What an answer may hold. */
export interface Cost {
  rows: number;
  /** Of texts that people write at length, each in one language, where all of them are as long as they may be. */
  letters: number;
}

/**
 * How much the response may hold. A list counts by its `take`, else by the size that its field states
 * (`@Field(() => […], { complexity: 10 })`), for each item of the list around it; where these share one allowance it says
 * so as well (`@Extensions({ inAll: 700 })`). What hangs on a row one to one (an author, a nationality, the reader's own
 * like) belongs to the row.
 */
export function costOf(document: DocumentNode, schema: GraphQLSchema, variables: Variables): Cost {
  const fragments = fragmentsOf(document);
  const costs = operationsOf(document).map((operation) => {
    const defaults: Variables = {};
    for (const { variable, defaultValue } of operation.variableDefinitions ?? []) {
      if (defaultValue?.kind === 'IntValue') defaults[variable.name.value] = Number(defaultValue.value);
    }
    const costing = { schema, fragments, variables: { ...defaults, ...variables }, letters: 0 };
    const type = schema.getRootType(operation.operation);
    const rows = costOfSet(costing, operation.selectionSet, { type, count: 1, lists: 1 });
    return { rows, letters: costing.letters };
  });
  const most = (key: keyof Cost) => Math.max(0, ...costs.map((cost) => cost[key]));
  return { rows: most('rows'), letters: most('letters') };
}

interface Costing {
  schema: GraphQLSchema;
  fragments: Fragments;
  variables: Variables;
  /** Counted on the way. */
  letters: number;
}

/** The objects that a selection is made from. */
interface Objects {
  type: GraphQLNamedType | null | undefined;
  count: number;
  /** In how many lists they stand. */
  lists: number;
  /** The `take` of the page that they are. */
  pageSize?: number | undefined;
}

function costOfSet(costing: Costing, set: SelectionSetNode | undefined, objects: Objects): number {
  let cost = 0;
  for (const selection of set?.selections ?? []) {
    if (selection.kind === 'Field') cost += costOfField(costing, selection, objects);
    else {
      const fragment = selection.kind === 'InlineFragment' ? selection : costing.fragments.get(selection.name.value);
      const condition = fragment?.typeCondition?.name.value;
      const type = condition === undefined ? objects.type : costing.schema.getType(condition);
      cost += costOfSet(costing, fragment?.selectionSet, { ...objects, type });
    }
  }
  return cost;
}

function costOfField(costing: Costing, node: FieldNode, { type: parent, count, lists, pageSize }: Objects): number {
  const field = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[node.name.value] : undefined;
  const type = field && getNamedType(field.type);
  costing.letters += count * lettersOf(field);
  if (!field || !isCompositeType(type)) return 0;
  const take = takeOf(costing, node, field);
  if (!isObjectList(field)) return costOfSet(costing, node.selectionSet, { type, count, lists, pageSize: take });
  const { inAll } = field.extensions;
  const allowance = typeof inAll === 'number' ? lists * inAll : Infinity;
  const rows = Math.min(count * (take ?? pageSize ?? sizeOf(field) ?? MAX_TAKE), allowance);
  return rows + costOfSet(costing, node.selectionSet, { type, count: rows, lists: count });
}

/** The page size of a field that takes one; a value out of range counts as the largest and is refused when it runs. */
function takeOf({ variables }: Costing, node: FieldNode, field: GraphQLField<unknown, unknown>): number | undefined {
  if (!takesSize(field)) return undefined;
  const value = node.arguments?.find(({ name }) => name.value === 'take')?.value;
  const given =
    value?.kind === 'Variable' ? variables[value.name.value] : value?.kind === 'IntValue' ? Number(value.value) : null;
  if (given === undefined || given === null) return sizeOf(field) ?? PAGE_SIZE;
  return typeof given === 'number' && given >= 1 && given <= MAX_TAKE ? given : MAX_TAKE;
}

/** How many letters the field's text may have, where it is one that people write at length. */
function lettersOf(field: GraphQLField<unknown, unknown> | undefined): number {
  const letters = field?.extensions['letters'];
  return typeof letters === 'number' ? letters : 0;
}

/** Whether a field has pages: an argument `take`. */
export function takesSize({ args }: GraphQLField<unknown, unknown>): boolean {
  return args.some(({ name }) => name === 'take');
}

/** The size that a list's field states, if it does. */
export function sizeOf({ extensions }: GraphQLField<unknown, unknown>): number | undefined {
  const size = extensions['complexity'];
  return typeof size === 'number' ? size : undefined;
}

/** Whether the field holds many objects. */
export function isObjectList({ type }: GraphQLField<unknown, unknown>): boolean {
  return isListType(isNonNullType(type) ? type.ofType : type) && isCompositeType(getNamedType(type));
}
