/** Of the scripts in which our readers may type: Latin, full-width, Khmer, Bengali, Thai. */
const ZEROS = ['0', '０', '០', '০', '๐'];

/** The digits of a text, in Latin ones: `１２-៣` has `123`. */
export function latinDigits(text: string): string {
  return [...text].map(latinDigit).join('');
}

function latinDigit(character: string): string {
  const zero = ZEROS.find((each) => character >= each && character.charCodeAt(0) - each.charCodeAt(0) < 10);
  return zero === undefined ? '' : String(character.charCodeAt(0) - zero.charCodeAt(0));
}

/** Where the caret stands in `text` after as many digits as before the text was set anew. */
export function caretAfter(text: string, digitsBefore: number): number {
  let seen = 0;
  for (let position = 0; position < text.length; position += 1) {
    if (seen === digitsBefore) return position;
    if (/\d/.test(text[position] ?? '')) seen += 1;
  }
  return text.length;
}

/** Digits with a place among them: as many as stand before the caret. */
export interface Caret {
  digits: string;
  before: number;
}

/**
 * What a deletion that met only a separator was meant for: the digit on its other side.
 * @param inputType what the browser says was done, as of `InputEvent`
 */
export function deletedOver(inputType: string, { digits, before }: Caret): Caret {
  const isBackward = inputType === 'deleteContentBackward';
  if (!isBackward && inputType !== 'deleteContentForward') return { digits, before };
  const at = isBackward ? before - 1 : before;
  if (at < 0 || at >= digits.length) return { digits, before };
  return { digits: digits.slice(0, at) + digits.slice(at + 1), before: at };
}
