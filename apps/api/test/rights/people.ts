/** Who calls; the columns of the table. */
export const PEOPLE = [
  'visitor',
  'unconfirmed',
  'suspended',
  'user',
  'owner',
  'pending',
  'company',
  'member',
  'moderator',
  'admin',
] as const;
export type Person = (typeof PEOPLE)[number];
