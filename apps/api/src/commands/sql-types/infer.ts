import type { Column } from './catalog.js';
import { argumentsOf, functionName, results } from './expressions.js';
import { constantHeader, constantText, isNode, nodeIn, nodesIn, textIn, type TreeNode } from './node-tree.js';
import { Nullability } from './nullability.js';
import type { Scope } from './scope.js';
import { arrayOf, fieldsOf, jsonType, rowType, union } from './type-text.js';

/** Whether a value goes into a row of the driver's, or into JSON that Postgres builds. */
type Place = 'row' | 'json';

/** What the statement and the code around it say of a statement's values. */
export interface Knowledge {
  /** TypeScript for a column of which Postgres knows too little: `Post['title']`; undefined where it knows enough. */
  declared(column: Column): string | undefined;
  /** Whether the parameter `$1`, `$2` may be null. */
  isNullable(parameter: number): boolean;
}

/** Fields with the type of what an expression gives. */
const RESULT_TYPES = [
  'vartype',
  'consttype',
  'paramtype',
  'funcresulttype',
  'opresulttype',
  'aggtype',
  'wintype',
  'coalescetype',
  'casetype',
  'resulttype',
  'array_typeid',
  'minmaxtype',
  'refrestype',
  'type',
];
const JSONB = '3802';
/** How the binary form of JSON begins where there is nothing in it (`JsonbContainer`). */
const EMPTY_LIST = 0x40000000;
const EMPTY_OBJECT = 0x20000000;
const TRUTHS = ['BOOLEXPR', 'NULLTEST', 'BOOLEANTEST', 'DISTINCTEXPR', 'SCALARARRAYOPEXPR'];
/** TypeScript for what Postgres gives for expressions of a query. */
export class Inference {
  readonly #nulls: Nullability;

  constructor(private readonly known: Knowledge) {
    this.#nulls = new Nullability((parameter) => known.isNullable(parameter));
  }

  /** The columns that a query gives: name and type. */
  row(scope: Scope): { name: string; type: string }[] {
    return scope.targets.map((target, index) => ({
      name: textIn(target, 'resname'),
      type: this.#targetType(scope, index, 'row'),
    }));
  }

  #targetType(scope: Scope, index: number, place: Place): string {
    const branches = scope.branches.length > 0 ? scope.branches : [scope];
    return union(
      branches.map((branch) => {
        const expression = branch.targets[index]?.fields.get('expr');
        return isNode(expression) ? this.type(expression, branch, place) : 'unknown';
      }),
    );
  }

  /** The type of an expression, with null where it may be null. */
  type(expression: TreeNode, scope: Scope, place: Place): string {
    const type = this.#bare(expression, scope, place);
    return this.#nulls.isNullable(expression, scope) ? union([type, 'null']) : type;
  }

  #bare(node: TreeNode, scope: Scope, place: Place): string {
    const argument = nodeIn(node, 'arg');
    switch (node.kind) {
      case 'VAR':
        return this.#ofVariable(node, scope, place);
      case 'RELABELTYPE':
        return argument ? this.#bare(argument, scope, place) : 'unknown';
      case 'CONST':
        return ofConstant(node, this.#byType(node, scope, place));
      case 'COALESCEEXPR':
      case 'MINMAXEXPR':
        return union(nodesIn(node, 'args').map((part) => this.#bare(part, scope, place)));
      case 'CASEEXPR':
        return union(results(node).map((part) => this.#bare(part, scope, place)));
      case 'ARRAYEXPR':
        return arrayOf(union(nodesIn(node, 'elements').map((part) => this.type(part, scope, place))));
      case 'SUBLINK':
        return this.#ofSubquery(node, scope, place);
      case 'FUNCEXPR':
      case 'AGGREF':
        return this.#ofFunction(node, scope, place);
      default:
        return TRUTHS.includes(node.kind) ? 'boolean' : this.#byType(node, scope, place);
    }
  }

  #byType(node: TreeNode, scope: Scope, place: Place): string {
    const field = RESULT_TYPES.find((name) => node.fields.has(name));
    if (field === undefined) throw new Error(`No rule for the type of ${node.kind}`);
    return this.#named(textIn(node, field), scope, place);
  }

  #named(oid: string, scope: Scope, place: Place): string {
    const { name, element } = scope.catalog.type(oid);
    if (element !== null) return arrayOf(this.#named(element, scope, place));
    return place === 'json' ? jsonType(name) : rowType(name);
  }

  #ofVariable(variable: TreeNode, scope: Scope, place: Place): string {
    const origin = scope.origin(variable);
    if (origin.is === 'column') return this.known.declared(origin.column) ?? this.#byType(variable, scope, place);
    if (origin.is === 'expression') return this.#bare(origin.expression, origin.scope, place);
    if (origin.is === 'any of') {
      return union(origin.origins.map((each) => this.#bare(each.expression, each.scope, place)));
    }
    return this.#byType(variable, scope, place);
  }

  #ofSubquery(node: TreeNode, scope: Scope, place: Place): string {
    const query = nodeIn(node, 'subselect');
    const kind = textIn(node, 'subLinkType');
    if (!query || !['4', '6'].includes(kind)) return 'boolean';
    const inner = scope.inner(query);
    const expression = inner.targets[0]?.fields.get('expr');
    if (!isNode(expression)) return 'unknown';
    return kind === '6' ? arrayOf(this.#targetType(inner, 0, place)) : this.#bare(expression, inner, place);
  }

  #ofFunction(node: TreeNode, scope: Scope, place: Place): string {
    const name = functionName(node, scope);
    const args = argumentsOf(node);
    const type = (index: number, where: Place) => {
      const argument = args[index];
      return argument ? this.type(argument, scope, where) : 'unknown';
    };
    if (/^jsonb?_build_object$/.test(name)) return this.#object(args, scope);
    if (/^jsonb?_agg$/.test(name)) return arrayOf(type(0, 'json'));
    if (/^jsonb?_object_agg$/.test(name)) return `Record<string, ${type(1, 'json')}>`;
    if (/^to_jsonb?$/.test(name)) return type(0, 'json');
    if (name === 'array_remove' && args[0])
      return this.#bare(args[0], scope, place).replace(/^\((.*) \| null\)\[\]$/, '$1[]');
    if (name === 'array_agg') return arrayOf(type(0, place));
    if (['min', 'max', 'mode'].includes(name) && args[0]) return this.#bare(args[0], scope, place);
    return this.#byType(node, scope, place);
  }

  #object(args: readonly TreeNode[], scope: Scope): string {
    const fields = new Map<string, string>();
    for (let index = 0; index + 1 < args.length; index += 2) {
      const [key, value] = [args[index], args[index + 1]];
      if (!key || !value) continue;
      const name = key.kind === 'CONST' ? constantText(key, textIn(key, 'consttype') === '25') : null;
      const type = this.type(value, scope, 'json');
      fields.set(name ?? '', name === null ? union([...(fields.has('') ? [fields.get('') ?? ''] : []), type]) : type);
    }
    const [dynamic] = [fields.get('')];
    return dynamic === undefined ? fieldsOf([...fields]) : `Record<string, ${union([...fields.values()])}>`;
  }
}

/** Texts stand for themselves, so that a choice between some is a union; empty JSON adds nothing to what is known. */
function ofConstant(node: TreeNode, type: string): string {
  if (textIn(node, 'constisnull') === 'true') return 'never';
  if (type === 'unknown') return emptyJson(node);
  const isText = type === 'string' && ['25', '1043', '705'].includes(textIn(node, 'consttype'));
  const text = isText ? constantText(node, textIn(node, 'consttype') !== '705') : null;
  return text !== null && /^[\w -]{1,40}$/.test(text) ? `'${text}'` : type;
}

/** A constant of JSON that holds nothing: a list without items, or an object without fields. */
function emptyJson(node: TreeNode): string {
  const isBinary = textIn(node, 'consttype') === JSONB;
  const text = isBinary ? '' : constantText(node, true);
  const header = isBinary ? constantHeader(node) : 0;
  if (text === '[]' || header === EMPTY_LIST) return 'never[]';
  return text === '{}' || header === EMPTY_OBJECT ? 'Record<string, never>' : 'unknown';
}
