interface Tree {
  readonly [key: string]: string | Tree;
}

/** All messages of a catalogue by their dotted key: `{ common: { ok: 'OK' } }` → `{ 'common.ok': 'OK' }`. */
export function leaves(tree: object): Record<string, string> {
  return Object.fromEntries(walk(tree as Tree, ''));
}

function walk(tree: Tree, prefix: string): [string, string][] {
  return Object.entries(tree).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + name, value]] : walk(value, `${prefix}${name}.`),
  );
}
