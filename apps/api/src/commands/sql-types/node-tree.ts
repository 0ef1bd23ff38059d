/**
 * A node of Postgres' analysed query (`pg_node_tree`): its kind and its fields. What is not a node, a list or nothing is
 * left as the text that stands there.
 */
export interface TreeNode {
  kind: string;
  fields: ReadonlyMap<string, Tree>;
}
export type Tree = TreeNode | readonly Tree[] | string | null;

/** Brackets, quoted texts, and words in which a backslash takes the meaning of what follows it. */
const TOKEN = /[(){}[\]]|"(?:[^"\\]|\\.)*"|(?:\\.|[^\s(){}[\]"\\])+/gs;

/** Reads the text of a `pg_node_tree`. */
export function parseTree(text: string): Tree {
  return new Reader(text.match(TOKEN) ?? []).tree();
}

class Reader {
  #at = 0;

  constructor(private readonly tokens: readonly string[]) {}

  tree(): Tree {
    const token = this.#next();
    if (token === '{') return this.#node();
    if (token === '(') return this.#until(')');
    if (token === '<>') return null;
    // The bytes of a constant: how many there are, then themselves in brackets.
    if (this.tokens[this.#at] === '[') {
      this.#at += 1;
      return this.#until(']');
    }
    return token.startsWith('"') ? token.slice(1, -1) : token;
  }

  #node(): TreeNode {
    const kind = this.#next();
    const fields = new Map<string, Tree>();
    while (this.tokens[this.#at] !== '}') fields.set(this.#next().slice(1), this.tree());
    this.#at += 1;
    return { kind, fields };
  }

  #until(end: string): Tree[] {
    const items: Tree[] = [];
    while (this.tokens[this.#at] !== end) items.push(this.tree());
    this.#at += 1;
    return items;
  }

  #next(): string {
    const token = this.tokens[this.#at];
    if (token === undefined) throw new Error('A tree of Postgres ends too early');
    this.#at += 1;
    return token;
  }
}

export function isNode(tree: Tree | undefined): tree is TreeNode {
  return typeof tree === 'object' && tree !== null && 'kind' in tree;
}

/** The node in a field. */
export function nodeIn(node: TreeNode, field: string): TreeNode | null {
  const value = node.fields.get(field);
  return isNode(value) ? value : null;
}

/** The nodes of a list in a field. */
export function nodesIn(node: TreeNode, field: string): TreeNode[] {
  const value = node.fields.get(field);
  return Array.isArray(value) ? value.filter(isNode) : [];
}

export function textIn(node: TreeNode, field: string): string {
  const value = node.fields.get(field);
  return typeof value === 'string' ? value.replaceAll(/\\(.)/g, '$1') : '';
}

export function numberIn(node: TreeNode, field: string): number {
  return Number(textIn(node, field));
}

/** The numbers of a set (`(b 1 2)`) or a list of numbers (`(i 1 2)`). */
export function numbersIn(node: TreeNode, field: string): number[] {
  const value = node.fields.get(field);
  return Array.isArray(value) ? value.slice(1).map(Number) : [];
}

/** The text of a constant; null where it is no text. `bytes` are those of the value, after the length of a varlena. */
export function constantText(node: TreeNode, isVarlena: boolean): string | null {
  const value = node.fields.get('constvalue');
  if (!Array.isArray(value)) return null;
  const bytes = Buffer.from(value.map(Number));
  // A varlena begins with four bytes of length, a cstring ends with a zero.
  return isVarlena ? bytes.subarray(4).toString() : bytes.subarray(0, -1).toString();
}

/** The first number of a constant, after the length of a varlena. */
export function constantHeader(node: TreeNode): number {
  const value = node.fields.get('constvalue');
  const bytes = Buffer.from(Array.isArray(value) ? value.map(Number) : []);
  return bytes.length < 8 ? 0 : bytes.readUInt32LE(4);
}
