import type { Catalog, Column } from './catalog.js';
import { isNode, nodeIn, nodesIn, numberIn, numbersIn, textIn, type TreeNode } from './node-tree.js';

/** How tables of a query come (`RTEKind`). */
const TABLE = '0';
const SUBQUERY = '1';
const JOIN = '2';
const FUNCTION = '3';
const COMMON_TABLE = '6';
const GROUP = '9';

/** What a variable stands for. */
export type Origin =
  | { is: 'column'; column: Column }
  /** An expression, and the query in which its own variables are to be looked up. */
  | { is: 'expression'; expression: TreeNode; scope: Scope }
  /** A column of what a subquery with `union` gives. */
  | { is: 'any of'; origins: { expression: TreeNode; scope: Scope }[] }
  | { is: 'function'; function: TreeNode; scope: Scope }
  | { is: 'ordinal' }
  | { is: 'unknown' };

/** A query and those around it: where its variables are looked up. */
export class Scope {
  #proven: { variables: ReadonlySet<string>; tables: ReadonlySet<number> } | undefined;

  constructor(
    readonly query: TreeNode,
    readonly catalog: Catalog,
    readonly outer: Scope | null = null,
  ) {}

  /** The columns that the query gives, by number. */
  get targets(): TreeNode[] {
    const list = textIn(this.query, 'commandType') === '1' ? 'targetList' : 'returningList';
    return nodesIn(this.query, list).filter((target) => textIn(target, 'resjunk') !== 'true');
  }

  /** The scope of a query inside this one. */
  inner(query: TreeNode): Scope {
    return new Scope(query, this.catalog, this);
  }

  /** The query of which a variable speaks. */
  of(variable: TreeNode): Scope {
    return this.#up(numberIn(variable, 'varlevelsup'));
  }

  /** What a variable of this scope stands for. */
  origin(variable: TreeNode): Origin {
    return this.of(variable).#column(numberIn(variable, 'varno'), numberIn(variable, 'varattno'));
  }

  /** Whether no row gets here in which the variable is null, because a condition would not hold. */
  proves(variable: TreeNode): boolean {
    const scope = this.of(variable);
    scope.#proven ??= proofs(scope);
    return scope.#proven.variables.has(nameOf(variable)) && !scope.#sets(variable);
  }

  /** Whether the variable's table may be missing, on the empty side of an outer join. */
  mayBeMissing(variable: TreeNode): boolean {
    const scope = this.of(variable);
    scope.#proven ??= proofs(scope);
    return numbersIn(variable, 'varnullingrels').length > 0 && !scope.#proven.tables.has(numberIn(variable, 'varno'));
  }

  /** The branches of a `union`, where it is one. */
  get branches(): Scope[] {
    const operations = nodeIn(this.query, 'setOperations');
    return operations ? this.#leaves(operations) : [];
  }

  #leaves(node: TreeNode): Scope[] {
    if (node.kind !== 'RANGETBLREF') {
      return ['larg', 'rarg'].flatMap((side) => {
        const argument = nodeIn(node, side);
        return argument ? this.#leaves(argument) : [];
      });
    }
    const query = nodeIn(this.#table(numberIn(node, 'rtindex')), 'subquery');
    const leaf = query ? this.inner(query) : null;
    return leaf ? (leaf.branches.length > 0 ? leaf.branches : [leaf]) : [];
  }

  #up(levels: number): Scope {
    return levels === 0 ? this : (this.outer ?? this).#up(levels - 1);
  }

  #table(number: number): TreeNode {
    const table = nodesIn(this.query, 'rtable')[number - 1];
    if (!table) throw new Error('A variable is of no table');
    return table;
  }

  /** Whether an update gives the column another value than the one that the conditions speak of. */
  #sets(variable: TreeNode): boolean {
    return (
      textIn(this.query, 'commandType') === '2' &&
      textIn(variable, 'varno') === textIn(this.query, 'resultRelation') &&
      nodesIn(this.query, 'targetList').some((set) => textIn(set, 'resno') === textIn(variable, 'varattno'))
    );
  }

  #column(tableNumber: number, columnNumber: number): Origin {
    const table = this.#table(tableNumber);
    const kind = textIn(table, 'rtekind');
    if (columnNumber <= 0) return { is: 'unknown' };
    if (kind === TABLE) return { is: 'column', column: this.catalog.column(textIn(table, 'relid'), columnNumber) };
    if (kind === JOIN) return this.#expression(nodesIn(table, 'joinaliasvars')[columnNumber - 1]);
    if (kind === GROUP) return this.#expression(nodesIn(table, 'groupexprs')[columnNumber - 1]);
    if (kind === FUNCTION) {
      const columns = nodesIn(table, 'functions').flatMap((given) =>
        Array(numberIn(given, 'funccolcount')).fill(given),
      );
      const given: TreeNode | undefined = columns[columnNumber - 1];
      // One more column than the functions have: `with ordinality`.
      return given ? { is: 'function', function: given, scope: this } : { is: 'ordinal' };
    }
    const query = kind === SUBQUERY ? this.#subquery(table) : kind === COMMON_TABLE ? this.#commonTable(table) : null;
    return query ? query.#target(columnNumber) : { is: 'unknown' };
  }

  #expression(expression: TreeNode | undefined): Origin {
    return expression ? { is: 'expression', expression, scope: this } : { is: 'unknown' };
  }

  #subquery(table: TreeNode): Scope | null {
    const query = nodeIn(table, 'subquery');
    return query && this.inner(query);
  }

  #commonTable(table: TreeNode): Scope | null {
    const owner = this.#up(numberIn(table, 'ctelevelsup'));
    const found = nodesIn(owner.query, 'cteList').find((cte) => textIn(cte, 'ctename') === textIn(table, 'ctename'));
    const query = found && textIn(found, 'cterecursive') !== 'true' ? nodeIn(found, 'ctequery') : null;
    return query && owner.inner(query);
  }

  #target(number: number): Origin {
    const branches = this.branches.length > 0 ? this.branches : [this];
    const origins = branches.flatMap((scope) => {
      const expression = scope.targets[number - 1]?.fields.get('expr');
      return isNode(expression) ? [{ expression, scope }] : [];
    });
    const [first] = origins;
    if (!first) return { is: 'unknown' };
    return origins.length === 1 ? { is: 'expression', ...first } : { is: 'any of', origins };
  }
}

const nameOf = (variable: TreeNode) => `${textIn(variable, 'varno')}.${textIn(variable, 'varattno')}`;

/** What the conditions of a query prove: variables that are not null, and with them their tables, which are there. */
function proofs(scope: Scope): { variables: Set<string>; tables: Set<number> } {
  const variables = new Set<string>();
  const tables = new Set<number>();
  for (const condition of conditions(nodeIn(scope.query, 'jointree'))) {
    for (const variable of neededBy(condition, scope.catalog)) {
      if (textIn(variable, 'varlevelsup') !== '0') continue;
      variables.add(nameOf(variable));
      tables.add(numberIn(variable, 'varno'));
    }
  }
  return { variables, tables };
}

/** The conditions that hold for every row: of `where`, and of joins that leave nothing out. */
function* conditions(node: TreeNode | null): Generator<TreeNode> {
  if (!node) return;
  const isInner = node.kind === 'FROMEXPR' || (node.kind === 'JOINEXPR' && textIn(node, 'jointype') === '0');
  const isLeft = node.kind === 'JOINEXPR' && textIn(node, 'jointype') === '1';
  if (isInner) {
    yield* conjuncts(nodeIn(node, 'quals'));
    for (const part of nodesIn(node, 'fromlist')) yield* conditions(part);
    yield* conditions(nodeIn(node, 'rarg'));
  }
  if (isInner || isLeft) yield* conditions(nodeIn(node, 'larg'));
}

function* conjuncts(node: TreeNode | null): Generator<TreeNode> {
  if (node?.kind === 'BOOLEXPR' && textIn(node, 'boolop') === 'and') {
    for (const part of nodesIn(node, 'args')) yield* conjuncts(part);
  } else if (node) yield node;
}

/** The variables that are not null where the condition holds. */
function* neededBy(condition: TreeNode, catalog: Catalog): Generator<TreeNode> {
  const { kind } = condition;
  const isNotNull = kind === 'NULLTEST' && textIn(condition, 'nulltesttype') === '1';
  // `<> all(…)` holds for an empty array whatever stands before it.
  const isComparison = kind === 'OPEXPR' || (kind === 'SCALARARRAYOPEXPR' && textIn(condition, 'useOr') === 'true');
  const isStrict = isComparison && catalog.operators.get(textIn(condition, 'opno'))?.isStrict;
  if (kind === 'VAR') yield condition;
  if (isNotNull) {
    const argument = nodeIn(condition, 'arg');
    if (argument) yield* plainVariable(argument);
  } else if (isStrict) {
    for (const argument of nodesIn(condition, 'args')) yield* plainVariable(argument);
  }
}

function* plainVariable(node: TreeNode): Generator<TreeNode> {
  const inside = node.kind === 'RELABELTYPE' ? nodeIn(node, 'arg') : node;
  if (inside?.kind === 'VAR') yield inside;
}
