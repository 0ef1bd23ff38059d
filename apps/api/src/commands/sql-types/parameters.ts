import type { Column } from './catalog.js';
import { columnOf, parameterIn } from './expressions.js';
import { isNode, nodeIn, nodesIn, numberIn, textIn, type Tree, type TreeNode } from './node-tree.js';
import type { Scope } from './scope.js';

/** What becomes of a parameter: the column that it is written into, or compared with. */
export interface Use {
  parameter: number;
  column: Column;
  isWritten: boolean;
  /** The parameter is an array of such values. */
  isList: boolean;
}

/** Every place in a query, and in those inside it, that ties a parameter to a column. */
export function* uses(scope: Scope): Generator<Use> {
  yield* writes(scope);
  yield* within([...scope.query.fields.values()], scope);
}

function* within(trees: readonly Tree[], scope: Scope): Generator<Use> {
  for (const tree of trees) {
    if (Array.isArray(tree)) yield* within(tree as readonly Tree[], scope);
    else if (isNode(tree) && tree.kind === 'QUERY') yield* uses(scope.inner(tree));
    else if (isNode(tree)) {
      yield* comparison(tree, scope);
      yield* within([...tree.fields.values()], scope);
    }
  }
}

/** `insert` and `update … set`: their targets have the numbers of the table's columns. */
function* writes(scope: Scope): Generator<Use> {
  const { query } = scope;
  const command = textIn(query, 'commandType');
  if (command !== '2' && command !== '3') return;
  const table = nodesIn(query, 'rtable')[numberIn(query, 'resultRelation') - 1];
  if (!table) return;
  const conflict = nodeIn(query, 'onConflict');
  const targets = [...nodesIn(query, 'targetList'), ...(conflict ? nodesIn(conflict, 'onConflictSet') : [])];
  for (const target of targets) {
    const expression = nodeIn(target, 'expr');
    const parameter = expression && parameterBehind(expression, scope);
    if (parameter === null || textIn(target, 'resjunk') === 'true') continue;
    const column = scope.catalog.column(textIn(table, 'relid'), numberIn(target, 'resno'));
    yield { parameter, column, isWritten: true, isList: false };
  }
}

/** The parameter that an expression is, also by way of a subquery. */
function parameterBehind(expression: TreeNode, scope: Scope): number | null {
  const parameter = parameterIn(expression);
  if (parameter !== null || expression.kind !== 'VAR') return parameter;
  const origin = scope.origin(expression);
  return origin.is === 'expression' ? parameterBehind(origin.expression, origin.scope) : null;
}

function* comparison(node: TreeNode, scope: Scope): Generator<Use> {
  if (node.kind !== 'OPEXPR' && node.kind !== 'SCALARARRAYOPEXPR' && node.kind !== 'DISTINCTEXPR') return;
  const operator = scope.catalog.operators.get(textIn(node, 'opno'))?.name ?? '';
  if (operator !== '=' && operator !== '<>') return;
  const [left, right] = nodesIn(node, 'args');
  if (!left || !right) return;
  for (const [one, other] of [
    [left, right],
    [right, left],
  ] as const) {
    const parameter = parameterIn(one);
    const column = parameter === null ? null : columnOf(other, scope);
    if (parameter !== null && column) {
      yield { parameter, column, isWritten: false, isList: node.kind === 'SCALARARRAYOPEXPR' };
    }
  }
}

/** Parameters of which the statement asks whether they are null: it knows what to do then. */
export function* guarded(tree: Tree): Generator<number> {
  if (Array.isArray(tree)) for (const part of tree as readonly Tree[]) yield* guarded(part);
  if (!isNode(tree)) return;
  const argument = tree.kind === 'NULLTEST' ? nodeIn(tree, 'arg') : null;
  const parameter = argument && parameterIn(argument);
  if (parameter !== null) yield parameter;
  for (const part of tree.fields.values()) yield* guarded(part);
}
