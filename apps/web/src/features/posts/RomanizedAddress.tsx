import { romanizeAddress } from '@haiko/shared/rules/romanize';
import { Romanized } from '#/features/text/Romanized.tsx';

/** How the address of a place is read. A file of its own: the names of all districts come with it. */
export function RomanizedAddress({ address }: { address: string }) {
  return <Romanized text={address} by={romanizeAddress} className="block text-meta text-ink-3" />;
}
