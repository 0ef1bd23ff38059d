import type { DirectiveNode, FieldNode, FragmentDefinitionNode, SelectionSetNode, ValueNode } from 'graphql';
import type { OperationVariables, TypedDocumentNode } from '@apollo/client';

type Stored = Readonly<Record<string, unknown>>;

interface Place {
  answers: Readonly<Record<string, Stored | undefined>>;
  fragments: readonly FragmentDefinitionNode[];
  variables: OperationVariables;
}

/** Something that the page does not hold, or that only Apollo can read. */
class Missing extends Error {}

/**
 * What a query is answered by the contents of an Apollo cache, read without Apollo, which comes later than the page; undefined where
 * they do not have all of it.
 */
export function readExtracted<Data, Variables extends OperationVariables>(
  extracted: object | undefined,
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Data | undefined {
  const answers = extracted as Place['answers'] | undefined;
  const operation = query.definitions.find((one) => one.kind === 'OperationDefinition');
  if (!answers?.ROOT_QUERY || !operation) return undefined;
  const fragments = query.definitions.filter((one) => one.kind === 'FragmentDefinition');
  try {
    const answer = selected(answers.ROOT_QUERY, operation.selectionSet, { answers, fragments, variables });
    // Apollo names the type of everything but the answer itself.
    const { __typename: _, ...data } = answer;
    return data as Data;
  } catch (error) {
    if (error instanceof Missing) return undefined;
    throw error;
  }
}

/** The chosen fields of a thing, under the names that the query gives them. */
function selected(from: Stored, { selections }: SelectionSetNode, place: Place): Stored {
  const type = from.__typename;
  const result: Record<string, unknown> = typeof type === 'string' ? { __typename: type } : {};
  for (const selection of selections) {
    if (selection.kind === 'InlineFragment') throw new Missing();
    if (!isIncluded(selection.directives, place)) continue;
    if (selection.kind === 'Field') {
      const name = selection.alias?.value ?? selection.name.value;
      result[name] = merged(result[name], valueOf(stored(from, selection, place), selection.selectionSet, place));
    } else {
      const fragment = place.fragments.find(({ name }) => name.value === selection.name.value);
      if (!fragment || fragment.typeCondition.name.value !== type) throw new Missing();
      for (const [name, value] of Object.entries(selected(from, fragment.selectionSet, place)))
        result[name] = merged(result[name], value);
    }
  }
  return result;
}

/** What `@include` says; nothing is read here of another directive. */
function isIncluded(directives: readonly DirectiveNode[] = [], { variables }: Place): boolean {
  return directives.every(({ name, arguments: [condition] = [] }) => {
    if (name.value !== 'include' || !condition) throw new Missing();
    return argument(condition.value, variables) === true;
  });
}

/** Two parts of a query may each ask something of the same field. */
function merged(known: unknown, value: unknown): unknown {
  const isThing = (some: unknown) => typeof some === 'object' && some !== null && !Array.isArray(some);
  return isThing(known) && isThing(value) ? { ...(known as object), ...(value as object) } : value;
}

function valueOf(value: unknown, selectionSet: SelectionSetNode | undefined, place: Place): unknown {
  if (Array.isArray(value)) return value.map((one) => valueOf(one, selectionSet, place));
  if (!selectionSet || value === null) return value;
  const { __ref: id } = value as { __ref?: string };
  const thing = id === undefined ? (value as Stored) : place.answers[id];
  if (!thing) throw new Missing();
  return selected(thing, selectionSet, place);
}

/** A field as Apollo's cache names it: by all its arguments, or (lists that grow) by those that are not of paging. */
function stored(from: Stored, field: FieldNode, { variables }: Place): unknown {
  const name = field.name.value;
  const args = (field.arguments ?? []).map((one): [string, unknown] => [
    one.name.value,
    argument(one.value, variables),
  ]);
  const said = (some: typeof args) => JSON.stringify(Object.fromEntries(some));
  const all = said(args.toSorted(([a], [b]) => (a < b ? -1 : 1)));
  const ofList = said(args.filter(([arg]) => arg !== 'skip' && arg !== 'take'));
  const key = [all === '{}' ? name : `${name}(${all})`, `${name}:${ofList}`].find((one) => Object.hasOwn(from, one));
  if (key === undefined) throw new Missing();
  return from[key];
}

function argument(value: ValueNode, variables: OperationVariables): unknown {
  if (value.kind === 'Variable') return variables[value.name.value];
  if (value.kind === 'StringValue' || value.kind === 'EnumValue' || value.kind === 'BooleanValue') return value.value;
  if (value.kind === 'IntValue') return Number(value.value);
  throw new Missing();
}
