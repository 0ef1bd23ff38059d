import { argumentsOf, columnOf, functionName, givesOneRow, plain, results } from './expressions.js';
import { isNode, nodeIn, nodesIn, textIn, type TreeNode } from './node-tree.js';
import type { Origin, Scope } from './scope.js';

/** Expressions that are never null. */
const NEVER = new Set(['NULLTEST', 'BOOLEANTEST', 'DISTINCTEXPR', 'ARRAYEXPR', 'SQLVALUEFUNCTION', 'ROWEXPR']);
/** Operators that may give null of what is not null. */
const MAY_LACK = new Set(['->', '->>', '#>', '#>>']);
const words = (text: string) => new Set(text.split(' '));
/** Functions that give no null, whatever they get. */
const NEVER_NULL = words(
  'count now clock_timestamp json_build_object jsonb_build_object concat concat_ws row_number rank uuidv7 pg_try_advisory_lock',
);
/** Functions, casts among them, that give null only of null. Those that are not named here may give null. */
const NULL_OF_NULL = words(
  'lower upper left right length char_length cardinality date_trunc extract date_part timezone to_char ln power abs round ' +
    'floor ceil ceiling to_json to_jsonb md5 encode decode replace trim btrim format unnest generate_series starts_with ' +
    'jsonb_array_length array_append array_cat date text timestamptz timestamp int2 int4 int8 float8 numeric varchar bool',
);
/** Aggregates that are null only of nothing at all. */
const NULL_OF_NOTHING = words('json_agg jsonb_agg array_agg json_object_agg jsonb_object_agg');
const NULL_OF_NULLS = words('sum min max mode avg bool_or bool_and every string_agg');

/** Which expressions may be null. What is not known to be never null may be. */
export class Nullability {
  /** What is not null while an expression is looked at, because what stands beside it decides where it is. */
  #assumed: ReadonlySet<string> = new Set();

  constructor(private readonly isParameterNullable: (parameter: number) => boolean) {}

  /** Whether an expression of a query may be null. */
  isNullable(node: TreeNode, scope: Scope): boolean {
    if (this.#assumed.size > 0 && this.#assumed.has(signature(node))) return false;
    const argument = nodeIn(node, 'arg');
    switch (node.kind) {
      case 'VAR':
        return this.#isVariableNullable(node, scope);
      case 'CONST':
        return textIn(node, 'constisnull') === 'true';
      case 'PARAM':
        return this.isParameterNullable(Number(textIn(node, 'paramid')));
      case 'COALESCEEXPR':
      case 'MINMAXEXPR':
        return nodesIn(node, 'args').every((part) => this.isNullable(part, scope));
      case 'CASEEXPR':
        return results(node).some((part) => this.isNullable(part, scope));
      case 'SUBLINK':
        return this.#isSubqueryNullable(node, scope);
      case 'FUNCEXPR':
      case 'AGGREF':
      case 'WINDOWFUNC':
        return this.#isFunctionNullable(node, scope);
      case 'OPEXPR':
        return this.#mayLack(node, scope) || this.#isAnyNullable(nodesIn(node, 'args'), scope);
      case 'BOOLEXPR':
        return this.#isTruthNullable(node, scope);
      case 'SCALARARRAYOPEXPR':
        return this.#isAnyNullable(nodesIn(node, 'args'), scope);
      case 'RELABELTYPE':
      case 'COERCEVIAIO':
      case 'ARRAYCOERCEEXPR':
        return argument ? this.isNullable(argument, scope) : true;
      default:
        return !NEVER.has(node.kind);
    }
  }

  /** `x is null or x < 1` is never null: where `x` is, the one side says so. Likewise `x is not null and x < 1`. */
  #isTruthNullable(node: TreeNode, scope: Scope): boolean {
    const asks = textIn(node, 'boolop') === 'or' ? '0' : '1';
    const parts = nodesIn(node, 'args');
    const asked = parts
      .filter((part) => part.kind === 'NULLTEST' && textIn(part, 'nulltesttype') === asks)
      .map((part) => signature(nodeIn(part, 'arg')));
    const before = this.#assumed;
    this.#assumed = new Set([...before, ...asked]);
    const isNullable = this.#isAnyNullable(parts, scope);
    this.#assumed = before;
    return isNullable;
  }

  /** Whether an operator looks for something that may not be there: `title ->> original_language` always is. */
  #mayLack(node: TreeNode, scope: Scope): boolean {
    if (!MAY_LACK.has(scope.catalog.operators.get(textIn(node, 'opno'))?.name ?? '')) return false;
    const [json, key] = nodesIn(node, 'args').map((argument) => columnOf(argument, scope));
    return !json?.key || json.key !== key?.name;
  }

  #isAnyNullable(nodes: readonly TreeNode[], scope: Scope): boolean {
    return nodes.some((node) => this.isNullable(node, scope));
  }

  #isVariableNullable(variable: TreeNode, scope: Scope): boolean {
    // What a change replaced (`old`) is not there for a row that is new.
    if (textIn(variable, 'varreturningtype') !== '0' || scope.mayBeMissing(variable)) return true;
    return !scope.proves(variable) && this.#isOriginNullable(scope.origin(variable));
  }

  #isOriginNullable(origin: Origin): boolean {
    if (origin.is === 'column') return origin.column.isNullable;
    if (origin.is === 'expression') return this.isNullable(origin.expression, origin.scope);
    if (origin.is === 'any of') return origin.origins.some((each) => this.isNullable(each.expression, each.scope));
    if (origin.is !== 'function') return origin.is !== 'ordinal';
    const call = nodeIn(origin.function, 'funcexpr');
    // No text of ours is null in JSON; the tests hold every row to its type.
    return !call || (functionName(call, origin.scope) !== 'jsonb_each_text' && this.isNullable(call, origin.scope));
  }

  #isSubqueryNullable(node: TreeNode, scope: Scope): boolean {
    const query = nodeIn(node, 'subselect');
    const kind = textIn(node, 'subLinkType');
    if (!query || kind === '0' || kind === '6') return false;
    if (kind !== '4') return true;
    const inner = scope.inner(query);
    const expression = inner.targets[0]?.fields.get('expr');
    const isThere = givesOneRow(query) || this.#findsRow(inner);
    return !isThere || !isNode(expression) || this.isNullable(expression, inner);
  }

  /** Whether a subquery looks for the row that a foreign key of the outer query refers to. */
  #findsRow(inner: Scope): boolean {
    const from = nodeIn(inner.query, 'jointree');
    const condition = from && nodeIn(from, 'quals');
    if (!from || condition?.kind !== 'OPEXPR' || nodesIn(from, 'fromlist')[0]?.kind !== 'RANGETBLREF') return false;
    if (nodesIn(from, 'fromlist').length > 1 || textIn(inner.query, 'hasAggs') === 'true') return false;
    const [one, other] = nodesIn(condition, 'args');
    return [
      [one, other],
      [other, one],
    ].some(([key, reference]) => {
      if (key?.kind !== 'VAR' || reference?.kind !== 'VAR' || textIn(key, 'varlevelsup') !== '0') return false;
      const refersTo = columnOf(reference, inner)?.refersTo;
      const isKey = refersTo !== undefined && refersTo === columnOf(key, inner)?.name;
      return isKey && textIn(reference, 'varlevelsup') !== '0' && !this.isNullable(reference, inner);
    });
  }

  #isFunctionNullable(node: TreeNode, scope: Scope): boolean {
    const name = functionName(node, scope);
    const args = argumentsOf(node);
    if (NEVER_NULL.has(name)) return false;
    if (name === 'array_remove') return this.#isAnyNullable(args.slice(0, 1), scope);
    if (NULL_OF_NULL.has(name)) return this.#isAnyNullable(args, scope);
    // Without groups there is one row of nothing at all.
    const isOfSomething = nodesIn(scope.query, 'groupClause').length > 0 && nodeIn(node, 'aggfilter') === null;
    if (NULL_OF_NOTHING.has(name)) return !isOfSomething;
    if (NULL_OF_NULLS.has(name)) return !isOfSomething || this.#isAnyNullable(args, scope);
    return true;
  }
}

/** A name for a variable or a parameter that is the same wherever it stands in a query. */
function signature(node: TreeNode | null): string {
  const inside = node && plain(node);
  if (inside?.kind === 'PARAM') return `$${textIn(inside, 'paramid')}`;
  if (inside?.kind !== 'VAR') return '';
  return ['varlevelsup', 'varno', 'varattno'].map((field) => textIn(inside, field)).join('.');
}
