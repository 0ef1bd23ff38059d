import type { Column } from './catalog.js';
import { nodeIn, nodesIn, textIn, type TreeNode } from './node-tree.js';
import type { Scope } from './scope.js';

/** The column in whose stead an expression stands, if it is nothing but that column. */
export function columnOf(expression: TreeNode, scope: Scope): Column | null {
  const inside = plain(expression);
  if (inside.kind !== 'VAR') return null;
  const origin = scope.origin(inside);
  if (origin.is === 'column') return origin.column;
  return origin.is === 'expression' ? columnOf(origin.expression, origin.scope) : null;
}

/** The expression below what changes only its name for the type. */
export function plain(node: TreeNode): TreeNode {
  const argument = nodeIn(node, 'arg');
  return argument && (node.kind === 'RELABELTYPE' || node.kind === 'COERCEVIAIO') ? plain(argument) : node;
}

/** What an expression is about, if that is one parameter: its number. */
export function parameterIn(node: TreeNode): number | null {
  const inside = plain(node);
  return inside.kind === 'PARAM' ? Number(textIn(inside, 'paramid')) : null;
}

export function results(node: TreeNode): TreeNode[] {
  const otherwise = nodeIn(node, 'defresult');
  const each = nodesIn(node, 'args').map((when) => nodeIn(when, 'result'));
  return [...each, otherwise].filter((result) => result !== null);
}

/** Arguments of an aggregate are targets. */
export function argumentsOf(node: TreeNode): TreeNode[] {
  return nodesIn(node, 'args').flatMap((argument) =>
    argument.kind === 'TARGETENTRY'
      ? [nodeIn(argument, 'expr')].filter((expression) => expression !== null)
      : [argument],
  );
}

export function functionName(node: TreeNode, scope: Scope): string {
  const oid = ['funcid', 'aggfnoid', 'winfnoid'].map((field) => textIn(node, field)).find((text) => text !== '');
  return scope.catalog.functions.get(oid ?? '') ?? '';
}

/** Whether a query gives a row whatever there is: of no table, or an aggregate without groups. */
export function givesOneRow(query: TreeNode): boolean {
  const from = nodeIn(query, 'jointree');
  const isOfNothing = !from || (nodesIn(from, 'fromlist').length === 0 && nodeIn(from, 'quals') === null);
  const isWhole = query.fields.get('groupClause') === null && query.fields.get('havingQual') === null;
  return query.fields.get('limitOffset') === null && (isOfNothing || (textIn(query, 'hasAggs') === 'true' && isWhole));
}
