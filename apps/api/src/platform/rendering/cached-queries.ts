import { Extensions } from '@nestjs/graphql';
import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  getNamedType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  isCompositeType,
  isObjectType,
  Kind,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql';

/**
 * Marks a query whose answer is the same for every visitor of a language and counts nothing; `list` is what triggers call the
 * list that it reads (`Post`).
 */
export const CachedForVisitors = (list: string) => Extensions({ cachedForVisitors: { list } satisfies Marked });

/** The same of a query that also searches: only what is asked without a word or a filter is kept, everything else is paid for. */
export const CachedUnlessSearched = (list: string) =>
  Extensions({ cachedForVisitors: { list, isSearch: true } satisfies Marked });

interface Marked {
  list: string;
  isSearch?: boolean;
}

/** What is known of a document whose answers can be kept. */
export interface CachedQuery {
  lists: string[];
  /** The values by which it searches, where they are given. */
  searchedBy: ValueNode[];
}

const PAGING = ['skip', 'take'];

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

/**
 * The lists that a document reads, where its answers can be kept, and by what it searches them: one query of marked fields, which asks for the uuid of everything
 * that has one, so that a change of it finds the answer. Undefined for all others.
 */
export function cachedQueryOf(document: DocumentNode, schema: GraphQLSchema): CachedQuery | undefined {
  const operations = document.definitions.filter((part) => part.kind === Kind.OPERATION_DEFINITION);
  const fragments: Fragments = new Map(
    document.definitions.flatMap((part) => (part.kind === Kind.FRAGMENT_DEFINITION ? [[part.name.value, part]] : [])),
  );
  const [operation] = operations;
  const query = schema.getQueryType();
  if (operations.length !== 1 || operation?.operation !== 'query' || !query) return undefined;
  const roots = operation.selectionSet.selections.map((root) => (root.kind === Kind.FIELD ? root : undefined));
  const marked = roots.map((root) => root && markOf(query, root));
  if (!marked.every((mark) => mark !== undefined)) return undefined;
  const searchedBy = roots.flatMap((root, index) => (root && marked[index]?.isSearch ? searchValues(root) : []));
  // A default would search where no variable says so.
  const hasDefaults = operation.variableDefinitions?.some(({ defaultValue }) => defaultValue !== undefined);
  if (searchedBy.length > 0 && hasDefaults) return undefined;
  if (!namesAll(operation.selectionSet, query, { schema, fragments })) return undefined;
  return { lists: marked.map(({ list }) => list), searchedBy };
}

/** Whether such a document searches with these variables. */
export function isSearch({ searchedBy }: CachedQuery, variables: Record<string, unknown>): boolean {
  return searchedBy.some((value) => value.kind !== Kind.VARIABLE || (variables[value.name.value] ?? null) !== null);
}

function markOf(query: GraphQLObjectType, { name }: FieldNode): Marked | undefined {
  return query.getFields()[name.value]?.extensions['cachedForVisitors'] as Marked | undefined;
}

function searchValues({ arguments: given = [] }: FieldNode): ValueNode[] {
  return given
    .filter(({ name, value }) => !PAGING.includes(name.value) && value.kind !== Kind.NULL)
    .map(({ value }) => value);
}

interface Known {
  schema: GraphQLSchema;
  fragments: Fragments;
}

/** Whether each thing below that has a uuid is asked for it, under that name and unconditionally. */
function namesAll(set: SelectionSetNode, type: GraphQLNamedType, known: Known): boolean {
  if (!isObjectType(type)) return false;
  const fields = type.getFields();
  const asked = unfolded(set, known.fragments);
  const names = (name: string) => asked.some(({ name: field, alias }) => field.value === name && !alias);
  if (fields['uuid'] && !names('uuid')) return false;
  return asked.every(({ name, selectionSet }) => {
    const field = fields[name.value];
    const inner = field && getNamedType(field.type);
    return !selectionSet || !isCompositeType(inner) || namesAll(selectionSet, inner, known);
  });
}

/** The fields of a set and of its fragments; what stands under a condition may not be there. */
function unfolded({ selections }: SelectionSetNode, fragments: Fragments): FieldOf[] {
  return selections.flatMap((selection): FieldOf[] => {
    const isCertain = !selection.directives?.length;
    if (selection.kind === Kind.FIELD) return isCertain || selection.selectionSet ? [selection] : [];
    const inner = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value);
    const fields = inner ? unfolded(inner.selectionSet, fragments) : [];
    return isCertain ? fields : fields.filter(({ selectionSet }) => selectionSet);
  });
}

type FieldOf = Extract<SelectionSetNode['selections'][number], { kind: Kind.FIELD }>;
