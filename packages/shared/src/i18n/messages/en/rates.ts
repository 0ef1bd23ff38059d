/** Exchange rates and the converter. */
export const rates = {
  title: 'Exchange rates',
  asOf: 'As of {{time}}',
  stale: 'May be out of date',
  converter: 'Converter',
  currency: 'Currency',
  amount: 'Amount in {{currency}}',
  swap: 'Swap',
  all: 'All currencies',
  ratedOn: 'Rate of {{date}}',
  note: 'These rates are for reference. Banks and money transfer services have their own rates and fees.',
  builtIn: 'These rates came with Haiko. Newer ones have not arrived yet.',
  source: 'Rates by',
  refreshFailed: 'Could not refresh the rates.',
} as const;
