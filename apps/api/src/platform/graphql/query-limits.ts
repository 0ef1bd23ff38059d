import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  getNamedType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  isCompositeType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { MAX_TAKE, PAGE_SIZE } from '@haiko/shared/limits';

/** How large a document may be, so that one request cannot buy the server's time. Every list of the product fits. */
export const QUERY_LIMITS = {
  tokens: 2_000,
  depth: 8,
  aliases: 10,
  rootFields: 10,
  /** Objects that the answer may hold, as far as the document tells. */
  cost: 1_000,
  /** Fields after all fragments are unfolded; and how many of them may name a response key that is already there. */
  fields: 2_000,
  repeats: 200,
};

/** What a list without an argument is taken to hold, unless its field says so (`@Field(…, { complexity: 200 })`). */
const SHORT_LIST = 2;

type Variables = Record<string, unknown>;
type Fragments = Map<string, FragmentDefinitionNode>;

/** Why a document is refused before it is validated; null when it may go on. */
export type Refusal = 'too large' | 'cyclic' | null;

export interface Shape {
  refusal: Refusal;
  introspects: boolean;
}

/**
 * The document's size without its variables, in time linear in its length: each fragment is counted once, however often
 * it is spread, and only then unfolded. Validation itself is quadratic in repeated fields, so this comes before it.
 */
export function shapeOf(document: DocumentNode): Shape {
  const counter = new Counter(document);
  const roots = counter.roots();
  const totals = roots.map((root) => counter.count(root.selectionSet));
  if (counter.cyclic) return { refusal: 'cyclic', introspects: false };
  const introspects = counter.introspects;
  const sum = (key: 'fields' | 'aliases') => totals.reduce((total, counts) => total + counts[key], 0);
  const tooLarge =
    sum('fields') > QUERY_LIMITS.fields ||
    (!introspects && totals.some(({ depth }) => depth > QUERY_LIMITS.depth)) ||
    sum('aliases') > QUERY_LIMITS.aliases ||
    roots.some((root) => root.kind === 'OperationDefinition' && counter.rootFields(root) > QUERY_LIMITS.rootFields) ||
    roots.reduce((total, root) => total + counter.repeats([root.selectionSet]), 0) > QUERY_LIMITS.repeats;
  return { refusal: tooLarge ? 'too large' : null, introspects };
}

interface Counts {
  fields: number;
  aliases: number;
  depth: number;
}

class Counter {
  cyclic = false;
  introspects = false;
  readonly #fragments: Fragments;
  readonly #counted = new Map<string, Counts>();
  readonly #open = new Set<string>();

  constructor(private readonly document: DocumentNode) {
    this.#fragments = fragmentsOf(document);
  }

  /** The operations, and the fragments that none of them uses: validation looks at those as well. */
  roots(): (OperationDefinitionNode | FragmentDefinitionNode)[] {
    const operations = operationsOf(this.document);
    for (const operation of operations) this.count(operation.selectionSet);
    return [...operations, ...[...this.#fragments.values()].filter(({ name }) => !this.#counted.has(name.value))];
  }

  count(set: SelectionSetNode | undefined): Counts {
    const counts: Counts = { fields: 0, aliases: 0, depth: 0 };
    for (const selection of set?.selections ?? []) {
      const isField = selection.kind === 'Field';
      const inner =
        selection.kind === 'FragmentSpread' ? this.#fragment(selection.name.value) : this.count(selection.selectionSet);
      counts.fields += inner.fields + (isField ? 1 : 0);
      counts.aliases += inner.aliases + (isField && selection.alias ? 1 : 0);
      counts.depth = Math.max(counts.depth, inner.depth + (isField ? 1 : 0));
      if (isField && (selection.name.value === '__schema' || selection.name.value === '__type'))
        this.introspects = true;
    }
    return counts;
  }

  #fragment(name: string): Counts {
    const known = this.#counted.get(name);
    if (known) return known;
    if (this.#open.has(name)) this.cyclic = true;
    if (this.cyclic) return { fields: 0, aliases: 0, depth: 0 };
    this.#open.add(name);
    const counts = this.count(this.#fragments.get(name)?.selectionSet);
    this.#open.delete(name);
    this.#counted.set(name, counts);
    return counts;
  }

  rootFields(operation: OperationDefinitionNode): number {
    return [...fieldsOf([operation.selectionSet], this.#fragments).values()].flat().length;
  }

  /** Fields whose response key another field of the same merged selection has. */
  repeats(sets: SelectionSetNode[]): number {
    let repeats = 0;
    for (const fields of fieldsOf(sets, this.#fragments).values()) {
      const inner = fields.flatMap(({ selectionSet }) => (selectionSet ? [selectionSet] : []));
      repeats += fields.length - 1 + (inner.length > 0 ? this.repeats(inner) : 0);
    }
    return repeats;
  }
}

/** How many objects the answer may hold: lists count by their `take`, pages pass it on to their items. */
export function costOf(document: DocumentNode, schema: GraphQLSchema, variables: Variables): number {
  const fragments = fragmentsOf(document);
  const costs = operationsOf(document).map((operation) => {
    const given = { ...defaultsOf(operation), ...variables };
    return costOfSet(
      { schema, fragments, variables: given },
      operation.selectionSet,
      schema.getRootType(operation.operation),
    );
  });
  return Math.max(0, ...costs);
}

interface Costing {
  schema: GraphQLSchema;
  fragments: Fragments;
  variables: Variables;
}

type Composite = GraphQLNamedType | null | undefined;

function costOfSet(costing: Costing, set: SelectionSetNode | undefined, type: Composite, pageSize?: number): number {
  let cost = 0;
  for (const selection of set?.selections ?? []) {
    if (selection.kind === 'Field') cost += costOfField(costing, selection, type, pageSize);
    else {
      const fragment = selection.kind === 'InlineFragment' ? selection : costing.fragments.get(selection.name.value);
      const narrowed = fragment?.typeCondition ? costing.schema.getType(fragment.typeCondition.name.value) : type;
      cost += costOfSet(costing, fragment?.selectionSet, narrowed, pageSize);
    }
  }
  return cost;
}

function costOfField(costing: Costing, node: FieldNode, parent: Composite, pageSize: number | undefined): number {
  const field = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[node.name.value] : undefined;
  const type = field && getNamedType(field.type);
  if (!field || !isCompositeType(type)) return 0;
  const take = takeOf(costing, node, field);
  if (!isList(field)) return 1 + costOfSet(costing, node.selectionSet, type, take);
  const times = take ?? pageSize ?? sizeOf(field) ?? SHORT_LIST;
  return times * (1 + costOfSet(costing, node.selectionSet, type));
}

/** The page size of a field that takes one; a value out of range counts as the largest and is refused when it runs. */
function takeOf({ variables }: Costing, node: FieldNode, field: GraphQLField<unknown, unknown>): number | undefined {
  if (!field.args.some(({ name }) => name === 'take')) return undefined;
  const value = node.arguments?.find(({ name }) => name.value === 'take')?.value;
  const given =
    value?.kind === 'Variable' ? variables[value.name.value] : value?.kind === 'IntValue' ? Number(value.value) : null;
  if (given === undefined || given === null) return sizeOf(field) ?? PAGE_SIZE;
  return typeof given === 'number' && given >= 1 && given <= MAX_TAKE ? given : MAX_TAKE;
}

function sizeOf(field: GraphQLField<unknown, unknown>): number | undefined {
  const size = field.extensions['complexity'];
  return typeof size === 'number' ? size : undefined;
}

function isList({ type }: GraphQLField<unknown, unknown>): boolean {
  return isListType(isNonNullType(type) ? type.ofType : type);
}

function defaultsOf(operation: OperationDefinitionNode): Variables {
  const defaults: Variables = {};
  for (const { variable, defaultValue } of operation.variableDefinitions ?? []) {
    if (defaultValue?.kind === 'IntValue') defaults[variable.name.value] = Number(defaultValue.value);
  }
  return defaults;
}

/** The fields of selections that are merged into one object, by response key, fragments unfolded. */
function fieldsOf(
  sets: SelectionSetNode[],
  fragments: Fragments,
  into = new Map<string, FieldNode[]>(),
): Map<string, FieldNode[]> {
  for (const selection of sets.flatMap((set) => set.selections)) {
    if (selection.kind === 'Field') {
      const key = selection.alias?.value ?? selection.name.value;
      const same = into.get(key);
      if (same) same.push(selection);
      else into.set(key, [selection]);
    } else {
      const fragment = selection.kind === 'InlineFragment' ? selection : fragments.get(selection.name.value);
      if (fragment) fieldsOf([fragment.selectionSet], fragments, into);
    }
  }
  return into;
}

function operationsOf(document: DocumentNode): OperationDefinitionNode[] {
  return document.definitions.filter((definition) => definition.kind === 'OperationDefinition');
}

function fragmentsOf(document: DocumentNode): Fragments {
  const fragments = document.definitions.filter((definition) => definition.kind === 'FragmentDefinition');
  return new Map(fragments.map((fragment) => [fragment.name.value, fragment]));
}
