import type { LogoMark, SampleCompany } from './companies.js';

/** White on the company's own color, in a box of 100. */
const MARKS: Record<LogoMark, string> = {
  leaf: '<path d="M26 74C22 42 46 24 78 24c2 34-18 54-46 48m-6 6c8-18 20-30 36-38"/>',
  bowl: '<path d="M20 50h60c0 18-12 28-30 28S20 68 20 50zm18-12c-4-6 4-8 0-15m12 15c-4-6 4-8 0-15m12 15c-4-6 4-8 0-15"/>',
  car: '<path d="M18 62V52l8-4 8-15h30l10 15 8 4v10H18z"/><circle cx="34" cy="64" r="7"/><circle cx="66" cy="64" r="7"/>',
  cup: '<path d="M26 40h40v22c0 10-8 16-20 16s-20-6-20-16V40zm40 6h6c10 0 10 18 0 18h-7M38 30c-3-5 3-6 0-11m14 11c-3-5 3-6 0-11"/>',
  gear: '<circle cx="50" cy="50" r="12"/><path d="M50 20v10m0 40v10M20 50h10m40 0h10M29 29l7 7m28 28l7 7M71 29l-7 7M36 64l-7 7"/><circle cx="50" cy="50" r="23"/>',
  ship: '<path d="M20 58h60l-9 18H29l-9-18zm10 0V44h34v14M42 44V26h10v18M18 82c8-5 12 5 20 0s12 5 20 0 12 5 20 0"/>',
  book: '<path d="M50 32c-8-7-18-8-30-7v46c12-1 22 0 30 7 8-7 18-8 30-7V25c-12-1-22 0-30 7zm0 0v46"/>',
  hammer: '<path d="M26 40l16-14 18 4 6 8-12 12-10-8-8 6-10-8zm24 6l26 28-6 6-28-26"/>',
};

/** The logo of a sample company as SVG, 400 pixels wide. */
export function companyLogo({ ground, mark }: SampleCompany['logo']): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" viewBox="0 0 100 100">
    <rect width="100" height="100" fill="${ground}"/>
    <g fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" stroke-linejoin="round">${MARKS[mark]}</g>
  </svg>`;
}
