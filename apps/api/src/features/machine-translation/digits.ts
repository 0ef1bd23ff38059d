const NATIVE_DIGITS = '০১২৩৪৫৬৭৮৯๐๑๒๓๔๕๖๗๘๙០១២៣៤៥៦៧៨៩０１２３４５６７８９';
const NATIVE_DIGIT = new RegExp(`[${NATIVE_DIGITS}]`, 'gu');

/** Bengali, Thai, Khmer and wide digits as Latin ones; every other character keeps its place. */
export function latinDigits(text: string): string {
  return text.replace(NATIVE_DIGIT, (digit) => String(NATIVE_DIGITS.indexOf(digit) % 10));
}

/** The digits of a text alone, as Latin ones. */
export function onlyDigits(text: string): string {
  return latinDigits(text).replaceAll(/\D/g, '');
}
