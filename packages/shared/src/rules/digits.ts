// Those beyond the first plane, which nobody types, would change the length of a text.
const DIGIT = /(?![0-9\u{10000}-\u{10FFFF}])\p{Nd}/gu;
const IS_DIGIT = /^\p{Nd}/u;

/** The digits of every script as Latin ones; every other character keeps its place: `១２-៣` is `12-3`. */
export function latinDigits(text: string): string {
  return text.replace(DIGIT, valueOf);
}

/** The digits of a text alone, as Latin ones: `១២-៣` has `123`. */
export function onlyDigits(text: string): string {
  return latinDigits(text).replaceAll(/\D/g, '');
}

// In Unicode the ten digits of a script follow each other from a code that ends in 0 or in 6.
function valueOf(digit: string): string {
  const code = digit.charCodeAt(0);
  const start = code - (code % 16);
  return String(code - (IS_DIGIT.test(String.fromCharCode(start)) ? start : start + 6));
}
