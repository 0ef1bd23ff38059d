import { setImmediate } from 'node:timers/promises';

/** How long work on many things goes on before others have their turn. */
const TURN_MS = 10;

/** Gives the items, and between them way to others, wherever what is done with them has taken a turn of the event loop long enough. */
export async function* inTurns<Item>(items: Iterable<Item>): AsyncGenerator<Item> {
  let began = performance.now();
  for (const item of items) {
    yield item;
    if (performance.now() - began < TURN_MS) continue;
    await setImmediate();
    began = performance.now();
  }
}

/** What is made of the items, likewise. */
export async function mapInTurns<Item, Made>(items: Iterable<Item>, make: (item: Item) => Made): Promise<Made[]> {
  const made: Made[] = [];
  for await (const item of inTurns(items)) made.push(make(item));
  return made;
}
