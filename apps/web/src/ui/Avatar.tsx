import { squarePicture } from '@haiko/shared/rules/pictureSizes';
import { UserRound } from 'lucide-react';
import { useState } from 'react';
import { cx } from './cx.ts';
import { firstLetter } from './firstLetter.ts';
import { LazyImage } from './LazyImage.tsx';

interface AvatarProps {
  /** '' for somebody who has withdrawn. */
  name: string;
  src?: string | null | undefined;
  size?: 24 | 36 | 44 | 72;
}

const SIZES: Record<NonNullable<AvatarProps['size']>, string> = {
  24: 'size-6 text-[0.6875rem]',
  36: 'size-9 text-body',
  44: 'size-11 text-card',
  72: 'size-18 text-title',
};

/** A person's picture, or the first letter of their name. Decorative: the name stands beside it. */
export function Avatar({ name, src, size = 36 }: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  const hasPicture = src && src !== failed;
  return (
    <span
      aria-hidden
      className={cx(
        'inline-grid shrink-0 place-items-center overflow-hidden rounded-full bg-main-soft font-semibold text-main',
        SIZES[size],
      )}
    >
      {hasPicture ? (
        <LazyImage
          src={squarePicture(src)}
          alt=""
          width={size}
          height={size}
          onFail={() => setFailed(src)}
          className="size-full object-cover"
        />
      ) : (
        (firstLetter(name) ?? <UserRound size={size / 2} />)
      )}
    </span>
  );
}
