/** Names as an enum of GraphQL's: each stands for itself. */
export const enumOf = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, name])) as { [Each in Name]: Each };
