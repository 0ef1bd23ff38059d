import type { Messages } from '../../types.ts';

export const rates = {
  title: 'Palitan ng pera',
  asOf: 'Ayon sa {{time}}',
  stale: 'Maaaring luma na',
  converter: 'Pagkalkula ng palitan',
  currency: 'Pera',
  amount: 'Halaga sa {{currency}}',
  swap: 'Pagpalitin',
  all: 'Lahat ng pera',
  ratedOn: 'Palitan noong {{date}}',
  note: 'Gabay lamang ang mga palitang ito. May sariling palitan at bayad ang mga bangko at serbisyo ng padala.',
  builtIn: 'Kasama na sa app ang mga palitang ito. Wala pang natatanggap na mas bago.',
  source: 'Palitan mula sa',
  refreshFailed: 'Hindi ma-refresh ang palitan.',
} as const satisfies Messages['rates'];
