const FROM = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const TO = [...'åƀçđéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇĐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ'];
const LETTERS = new Map([...FROM].map((letter, index) => [letter, TO[index] ?? letter]));
/** What i18next and the screens read: placeholders, other messages, tags. */
const KEPT = /(\{\{.*?\}\}|\$t\(.*?\)|<\/?\w+\/?>)/;
/** Other languages are longer than English: short messages by half, long ones by a third. */
const SHORT = 20;

/**
 * An English message as nobody has written it: with marks on its letters, longer, and in brackets. What stands on a screen without
 * marks is not in the catalogue, what lost a bracket is cut off.
 */
export function pseudo(message: string): string {
  const parts = message.split(KEPT);
  const marked = parts.map((part, index) =>
    index % 2 === 1 ? part : [...part].map((letter) => LETTERS.get(letter) ?? letter).join(''),
  );
  const length = parts.filter((_, index) => index % 2 === 0).join('').length;
  return `[${marked.join('')}${'~'.repeat(Math.ceil(length / (length < SHORT ? 2 : 3)))}]`;
}

/** The same of all messages of a tree. */
export function pseudoTree(tree: object): object {
  return Object.fromEntries(
    Object.entries(tree).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'string' ? pseudo(value) : pseudoTree(value as object),
    ]),
  );
}
