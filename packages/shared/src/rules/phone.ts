/** How many digits a Korean telephone number has, with its area code. */
export const PHONE_DIGITS = { min: 8, max: 11 };

const PHONE = new RegExp(`^[0-9]{${PHONE_DIGITS.min},${PHONE_DIGITS.max}}$`);

/** Whether the text is a telephone number as it is stored: nothing but digits, as many as one has. */
export function isPhone(text: string): boolean {
  return PHONE.test(text);
}

/** A number as people read it: `1588-1234`, `02-123-4567`, `02-1234-5678`, `031-123-4567`, `010-1234-5678`. */
export function formatPhone(digits: string): string {
  if (!isPhone(digits)) return digits;
  if (digits.length === 8) return `${digits.slice(0, 4)}-${digits.slice(4)}`;
  const area = digits.length === 9 || (digits.startsWith('02') && digits.length === 10) ? 2 : 3;
  return `${digits.slice(0, area)}-${digits.slice(area, -4)}-${digits.slice(-4)}`;
}
