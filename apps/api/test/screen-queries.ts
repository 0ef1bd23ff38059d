import fs from 'node:fs';
import path from 'node:path';
import { type DocumentNode, Kind, parse, visit } from 'graphql';

const SCREENS = path.resolve(import.meta.dirname, '../../web/src/features');
const TYPE = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } } as const;

/** What the web app's screens ask, by the names of the operations: each a document with all fragments, that says the type of each thing. */
export function screenQueries(): Map<string, DocumentNode> {
  const files = fs.globSync('**/*.graphql', { cwd: SCREENS });
  const { definitions } = parse(files.map((file) => fs.readFileSync(path.join(SCREENS, file), 'utf8')).join('\n'));
  const fragments = definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION);
  const operations = definitions.filter((each) => each.kind === Kind.OPERATION_DEFINITION);
  return new Map(
    operations.map((operation) => [
      operation.name?.value ?? '',
      visit(
        { kind: Kind.DOCUMENT, definitions: [operation, ...fragments] },
        { SelectionSet: (set) => ({ ...set, selections: [...set.selections, TYPE] }) },
      ),
    ]),
  );
}
