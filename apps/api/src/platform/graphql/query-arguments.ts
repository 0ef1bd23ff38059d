import { type ArgumentNode, type DocumentNode, type ValueNode, visit } from 'graphql';

type Variables = Record<string, unknown>;

/** What a document gives to the arguments of its fields. */
export interface Given {
  /** Of what stands in the document itself. */
  weight: number;
  /** Every use of a variable, with what stands in the document for when it is left out. */
  variables: { name: string; fallback: number }[];
}

/** Checking a text costs as much as checking so many values for each of these characters. */
const CHARACTERS_PER_VALUE = 500;

/**
 * What the arguments of a document are given: one for each value and each part of a long text. A variable counts where it is
 * used, because a list that is sent once is looked at by every field that takes it.
 */
export function givenBy(document: DocumentNode): Given {
  const defaults = new Map<string, number>();
  const given: Given = { weight: 0, variables: [] };
  visit(document, {
    VariableDefinition({ variable, defaultValue }) {
      if (defaultValue) defaults.set(variable.name.value, weightOfLiteral(defaultValue, given));
      return false;
    },
    Argument: ({ value }: ArgumentNode) => {
      given.weight += weightOfLiteral(value, given);
      return false;
    },
  });
  given.variables = given.variables.map(({ name }) => ({ name, fallback: defaults.get(name) ?? 0 }));
  return given;
}

/** The weight of everything given, with these variables. */
export function weightOfGiven({ weight, variables }: Given, values: Variables): number {
  const known = new Map<string, number>();
  return variables.reduce((sum, { name, fallback }) => {
    const value = values[name];
    const own = known.get(name) ?? (value === undefined ? fallback : weightOf(value));
    known.set(name, own);
    return sum + own;
  }, weight);
}

// The reader of bodies has bounded depth and number of what comes here.
function weightOf(value: unknown): number {
  if (typeof value === 'string') return weightOfText(value);
  if (typeof value !== 'object' || value === null) return 1;
  return Object.values(value).reduce<number>((sum, item) => sum + weightOf(item), 1);
}

function weightOfLiteral(node: ValueNode, given: Given): number {
  switch (node.kind) {
    case 'Variable':
      given.variables.push({ name: node.name.value, fallback: 0 });
      return 0;
    case 'StringValue':
      return weightOfText(node.value);
    case 'ListValue':
      return node.values.reduce((sum, value) => sum + weightOfLiteral(value, given), 1);
    case 'ObjectValue':
      return node.fields.reduce((sum, { value }) => sum + weightOfLiteral(value, given), 1);
    default:
      return 1;
  }
}

const weightOfText = (text: string) => 1 + Math.floor(text.length / CHARACTERS_PER_VALUE);
