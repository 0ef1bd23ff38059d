import { Extensions } from '@nestjs/graphql';
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  getNamedType,
  type GraphQLNamedType,
  type GraphQLSchema,
  isCompositeType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql';

/**
 * Marks a query whose answer is the same for every visitor of a language and counts nothing; `list` is what triggers call the
 * list that it reads (`Post`).
 */
export const CachedForVisitors = (list: string) => Extensions({ cachedForVisitors: list });

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

/**
 * The lists that a document reads, where its answers can be kept: one query of marked fields, which asks for the uuid of everything
 * that has one, so that a change of it finds the answer. Undefined for all others.
 */
export function cachedListsOf(document: DocumentNode, schema: GraphQLSchema): string[] | undefined {
  const operations = document.definitions.filter((part) => part.kind === Kind.OPERATION_DEFINITION);
  const fragments: Fragments = new Map(
    document.definitions.flatMap((part) => (part.kind === Kind.FRAGMENT_DEFINITION ? [[part.name.value, part]] : [])),
  );
  const [operation] = operations;
  const query = schema.getQueryType();
  if (operations.length !== 1 || operation?.operation !== 'query' || !query) return undefined;
  const lists = operation.selectionSet.selections.map((root) =>
    root.kind === Kind.FIELD ? query.getFields()[root.name.value]?.extensions['cachedForVisitors'] : undefined,
  );
  if (!lists.every((list) => typeof list === 'string')) return undefined;
  return namesAll(operation.selectionSet, query, { schema, fragments }) ? lists : undefined;
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
