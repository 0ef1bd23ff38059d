import { useState, type ComponentProps } from 'react';

/** Browsers' own lazy loading begins several screens ahead; a phone needs less than one. */
const AHEAD_PX = 500;
/** A picture of nothing: HTML knows no `<img>` without one. */
const NOT_YET = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E";

interface LazyImageProps extends Omit<ComponentProps<'img'>, 'ref' | 'onError'> {
  alt: string;
  /** For the first pictures of a screen: fetched at once, before everything else. */
  isPriority?: boolean;
  onFail?: () => void;
}

/** An `<img>` whose file is fetched once it is about to be seen. */
export function LazyImage({ src, srcSet, alt, isPriority = false, onFail, ...props }: LazyImageProps) {
  const [isNear, setIsNear] = useState(isPriority);

  function watch(image: HTMLImageElement | null) {
    if (!image) return undefined;
    // It may have failed before the page was alive.
    if (isPriority && image.complete && image.naturalWidth === 0) onFail?.();
    if (isNear) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: `${AHEAD_PX}px` },
    );
    observer.observe(image);
    return () => observer.disconnect();
  }

  return (
    <img
      ref={watch}
      srcSet={isNear ? srcSet : undefined}
      src={isNear ? src : NOT_YET}
      alt={alt}
      fetchPriority={isPriority ? 'high' : undefined}
      decoding="async"
      onError={onFail}
      {...props}
    />
  );
}
