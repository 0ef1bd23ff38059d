// Words that people read are messages of the catalogue. `i18next/no-literal-string` sees those that stand in JSX; this rule
// sees those that come there, or into a dialog, by a constant, a template or a call.

/** What shows its first argument: the message itself, or an object with it. */
const TELLERS = new Set(['showAlert', 'confirm', 'toast']);
const TOLD = new Set(['message', 'title', 'yes', 'no']);

/** What shows its first argument with a name in it marked as one. */
const MARKER = 'withName';

/** Codes such as `KRW` are the same in every language. */
const WORDS = /[\p{Ll}\p{Lo}]/u;
/** The name of a message, which is looked up where it is shown. */
const KEY = /^[a-z]\w*(\.\w+)+$/;

export const shownText = {
  meta: {
    type: 'problem',
    schema: [{ type: 'object', properties: { attributes: { type: 'array', items: { type: 'string' } } } }],
    messages: { literal: 'People read “{{text}}”: make it a message of the catalogue.' },
  },
  create(context) {
    const attributes = new Set(context.options[0]?.attributes);
    const judge = (expression) => {
      const text = textOf(expression, context.sourceCode);
      if (text !== undefined) context.report({ node: expression, messageId: 'literal', data: { text } });
    };
    return {
      JSXAttribute({ name, value }) {
        if (attributes.has(name.name) && value) judge(value);
      },
      ':matches(JSXElement, JSXFragment) > JSXExpressionContainer': judge,
      CallExpression({ callee, arguments: [told] }) {
        if (callee.type !== 'Identifier' || !TELLERS.has(callee.name) || !told) return;
        if (told.type !== 'ObjectExpression') return judge(told);
        for (const { type, key, value } of told.properties) {
          if (type === 'Property' && TOLD.has(key.name)) judge(value);
        }
      },
    };
  },
};

/** The words that an expression is known to be, or to be one of; undefined where it may be a message. */
function textOf(node, sourceCode) {
  const inner = (next) => next && textOf(next, sourceCode);
  switch (node.type) {
    case 'Literal':
      return words(node.value);
    case 'TemplateLiteral':
      return words(node.quasis.map(({ value }) => value.cooked).join('…'));
    case 'ConditionalExpression':
      return inner(node.consequent) ?? inner(node.alternate);
    case 'LogicalExpression':
      return inner(node.left) ?? inner(node.right);
    case 'BinaryExpression':
      return node.operator === '+' ? (inner(node.left) ?? inner(node.right)) : undefined;
    case 'JSXExpressionContainer':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return inner(node.expression);
    case 'CallExpression':
      return node.callee.name === MARKER ? inner(node.arguments[0]) : undefined;
    case 'Identifier':
      return inner(constantOf(node, sourceCode));
    case 'MemberExpression':
      return valuesOf(node, sourceCode).map(inner).find(Boolean);
    default:
      return undefined;
  }
}

function words(value) {
  return typeof value === 'string' && WORDS.test(value) && !KEY.test(value) ? value : undefined;
}

/** What a constant of this file is set to. */
function constantOf(identifier, sourceCode) {
  for (let scope = sourceCode.getScope(identifier); scope; scope = scope.upper) {
    const definition = scope.set.get(identifier.name)?.defs[0];
    if (definition) return definition.parent?.kind === 'const' ? definition.node.init : undefined;
  }
  return undefined;
}

/** What `TABLE.key`, or for a computed key all of the table, is set to. */
function valuesOf({ object, property, computed }, sourceCode) {
  const table = object.type === 'Identifier' ? unwrapped(constantOf(object, sourceCode)) : undefined;
  if (table?.type === 'ArrayExpression') return table.elements.filter(Boolean);
  if (table?.type !== 'ObjectExpression') return [];
  const entries = table.properties.filter(({ type }) => type === 'Property');
  const wanted = computed ? entries : entries.filter(({ key }) => (key.name ?? key.value) === property.name);
  return wanted.map(({ value }) => value);
}

function unwrapped(node) {
  return node && 'expression' in node && /^TS(As|Satisfies)Expression$/.test(node.type)
    ? unwrapped(node.expression)
    : node;
}
