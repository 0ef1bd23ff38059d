import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  Lexer,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
  Source,
  TokenKind,
} from 'graphql';

/** How large a document may be, so that one request cannot buy the server's time. Every screen of the product fits. */
export const QUERY_LIMITS = {
  tokens: 2_000,
  /** Brackets of every kind within each other: whatever reads a document calls itself for each of them. */
  nesting: 250,
  depth: 8,
  aliases: 10,
  rootFields: 10,
  /** Characters of an alias: it stands in the answer as often as its field. */
  alias: 50,
  /** What all arguments are given together (query-arguments.ts); a search with every filter of the product has some 40. */
  given: 300,
  /**
   * Rows that a response may hold (query-cost.ts). The largest ones that screens need are one post with its comments
   * (10 files, 10 hashtags, 300 comments, 700 replies) and a feed page of 50 posts with 20 files and hashtags each; a list
   * of posts with comments inside is beyond it.
   */
  cost: 1_050,
  /**
   * Letters of posts, comments and the like in all languages they are asked in: answers that may hold more take their turns
   * (create-app.ts) and are written in pieces (heavy-answers.ts), and of visitors those beyond the second are not kept. A page of
   * comments may have 20,000, the feed in ten languages a million.
   */
  letters: 300_000,
  keptLetters: 1_000_000,
  /** Selections after all fragments are unfolded; and how many may name a response key that is already there. */
  selections: 2_000,
  repeats: 200,
  /**
   * Characters of a question that anything is remembered of, its variables included: memory is counted in documents, and a
   * stranger's may be 64 KB each. The longest one of our screens has some 3,000.
   */
  remembered: 8_000,
};

export type Fragments = Map<string, FragmentDefinitionNode>;

/** Why a document is refused before it is validated; null when it may go on. */
export type Refusal = 'too large' | 'malformed' | null;

export interface Shape {
  refusal: Refusal;
  /** Of the operation that has most. */
  rootFields: number;
  introspects: boolean;
}

/**
 * The document's size without its variables, in time linear in its length: each fragment is counted once, however often
 * it is spread, and only what is within the limits is unfolded. Validation is quadratic in repeated fields, so this comes
 * before it; fragments that are missing, doubled or in a circle are refused here, because no count would hold for them.
 */
export function shapeOf(document: DocumentNode): Shape {
  const counter = new Counter(document);
  const roots = counter.roots();
  const totals = roots.map((root) => counter.count(root.selectionSet));
  if (counter.malformed) return { refusal: 'malformed', rootFields: 0, introspects: false };
  const introspects = counter.introspects;
  const sum = (key: 'selections' | 'aliases') => totals.reduce((total, counts) => total + counts[key], 0);
  const canUnfold = sum('selections') <= QUERY_LIMITS.selections;
  const operations = roots.filter((root) => root.kind === 'OperationDefinition');
  const rootFields = canUnfold ? Math.max(0, ...operations.map((operation) => counter.rootFields(operation))) : 0;
  const tooLarge =
    !canUnfold ||
    (!introspects && totals.some(({ depth }) => depth > QUERY_LIMITS.depth)) ||
    totals.some(({ longestAlias }) => longestAlias > QUERY_LIMITS.alias) ||
    sum('aliases') > QUERY_LIMITS.aliases ||
    rootFields > QUERY_LIMITS.rootFields ||
    roots.reduce((total, root) => total + counter.repeats([root.selectionSet]), 0) > QUERY_LIMITS.repeats;
  return { refusal: tooLarge ? 'too large' : null, rootFields, introspects };
}

const OPENS = new Set<string>([TokenKind.BRACE_L, TokenKind.BRACKET_L, TokenKind.PAREN_L]);
const CLOSES = new Set<string>([TokenKind.BRACE_R, TokenKind.BRACKET_R, TokenKind.PAREN_R]);

/**
 * Whether brackets stand in each other deeper than a parser may follow, which calls itself for each: a new process, whose code no
 * compiler has made small yet, runs out of stack before the limit of tokens. Throws the lexer's syntax errors.
 */
export function isTooNested(query: string): boolean {
  const lexer = new Lexer(new Source(query));
  let depth = 0;
  for (let tokens = 0; tokens < QUERY_LIMITS.tokens; tokens += 1) {
    const { kind } = lexer.advance();
    if (kind === TokenKind.EOF) return false;
    if (OPENS.has(kind)) depth += 1;
    if (CLOSES.has(kind)) depth -= 1;
    if (depth > QUERY_LIMITS.nesting) return true;
  }
  return false;
}

interface Counts {
  selections: number;
  aliases: number;
  depth: number;
  longestAlias: number;
}

const NOTHING: Counts = { selections: 0, aliases: 0, depth: 0, longestAlias: 0 };

class Counter {
  malformed = false;
  introspects = false;
  readonly #fragments: Fragments;
  readonly #counted = new Map<string, Counts>();
  readonly #open = new Set<string>();

  constructor(private readonly document: DocumentNode) {
    this.#fragments = fragmentsOf(document);
    const declared = document.definitions.filter(({ kind }) => kind === 'FragmentDefinition');
    this.malformed = this.#fragments.size < declared.length;
  }

  /** The operations, and the fragments that none of them uses: validation looks at those as well. */
  roots(): (OperationDefinitionNode | FragmentDefinitionNode)[] {
    const operations = operationsOf(this.document);
    for (const operation of operations) this.count(operation.selectionSet);
    return [...operations, ...[...this.#fragments.values()].filter(({ name }) => !this.#counted.has(name.value))];
  }

  count(set: SelectionSetNode | undefined): Counts {
    const counts: Counts = { ...NOTHING };
    for (const selection of set?.selections ?? []) {
      const inner = this.#inside(selection);
      const isField = selection.kind === 'Field';
      // A spread counts, too: unfolding it costs as much as a field, even where nothing is behind it.
      counts.selections += inner.selections + 1;
      counts.aliases += inner.aliases + (isField && selection.alias ? 1 : 0);
      counts.depth = Math.max(counts.depth, inner.depth + (isField ? 1 : 0));
      const alias = isField ? (selection.alias?.value.length ?? 0) : 0;
      counts.longestAlias = Math.max(counts.longestAlias, inner.longestAlias, alias);
      this.introspects ||= isField && ['__schema', '__type'].includes(selection.name.value);
    }
    return counts;
  }

  #inside(selection: SelectionNode): Counts {
    return selection.kind === 'FragmentSpread'
      ? this.#fragment(selection.name.value)
      : this.count(selection.selectionSet);
  }

  #fragment(name: string): Counts {
    const known = this.#counted.get(name);
    if (known) return known;
    const fragment = this.#fragments.get(name);
    if (!fragment || this.#open.has(name)) this.malformed = true;
    if (!fragment || this.malformed) return NOTHING;
    this.#open.add(name);
    const counts = this.count(fragment.selectionSet);
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

/** The queries and mutations of a document. */
export function operationsOf(document: DocumentNode): OperationDefinitionNode[] {
  return document.definitions.filter((definition) => definition.kind === 'OperationDefinition');
}

/** The fragments of a document by their name. */
export function fragmentsOf(document: DocumentNode): Fragments {
  const fragments = document.definitions.filter((definition) => definition.kind === 'FragmentDefinition');
  return new Map(fragments.map((fragment) => [fragment.name.value, fragment]));
}
