import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { cx } from './cx.ts';
import { LazyImage } from './LazyImage.tsx';

interface PictureProps {
  src: string;
  /** Its sizes, and how wide it is shown, as HTML has them. */
  srcSet?: string | undefined;
  sizes?: string;
  /** '' where the picture only decorates. */
  alt: string;
  /** HTML language of `alt`, where it is not the interface's. */
  lang?: string | undefined;
  /** The picture's own size in pixels: its box is reserved before it arrives. */
  width?: number | null | undefined;
  height?: number | null | undefined;
  /** The box's own proportion (width / height) where it is not the picture's, or where the size is unknown. */
  ratio?: number;
  /** For the first picture of a screen: loaded at once, before everything else. */
  isPriority?: boolean;
  isRounded?: boolean;
}

/** A picture that never moves the page: reserved box, loads when it comes near, and a quiet mark if it fails. */
export function Picture({
  src,
  srcSet,
  sizes,
  alt,
  lang,
  width,
  height,
  ratio,
  isPriority = false,
  isRounded = true,
}: PictureProps) {
  const [hasFailed, setHasFailed] = useState(false);
  const own = width && height ? width / height : 4 / 3;
  return (
    <span className={cx('relative block w-full overflow-hidden bg-sunken', isRounded && 'rounded-card')}>
      {/* Holds the box open: the content policy allows no proportion in an attribute. */}
      <svg aria-hidden viewBox={`0 0 ${ratio ?? own} 1`} className="block w-full" />
      {hasFailed ? (
        <span className="absolute inset-0 grid place-items-center text-ink-3">
          <ImageOff aria-hidden size={24} />
          <span lang={lang} className="sr-only">
            {alt}
          </span>
        </span>
      ) : (
        <LazyImage
          src={src}
          srcSet={srcSet}
          sizes={srcSet && sizes}
          isPriority={isPriority}
          alt={alt}
          lang={lang}
          width={width ?? undefined}
          height={height ?? undefined}
          onFail={() => setHasFailed(true)}
          className="absolute inset-0 size-full object-cover"
        />
      )}
    </span>
  );
}
