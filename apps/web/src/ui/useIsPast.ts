import { useEffect, useState, type RefObject } from 'react';
import { HEADER_HEIGHT_PX } from './measures.ts';

/** Whether an element has gone under the header: one has scrolled past it. */
export function useIsPast(element: RefObject<HTMLElement | null>): boolean {
  const [isPast, setIsPast] = useState(false);
  useEffect(
    function watchElement() {
      if (!element.current) return undefined;
      const observer = new IntersectionObserver(
        ([entry]) => entry && setIsPast(!entry.isIntersecting && entry.boundingClientRect.top < window.innerHeight / 2),
        { rootMargin: `-${HEADER_HEIGHT_PX}px 0px 0px` },
      );
      observer.observe(element.current);
      return () => observer.disconnect();
    },
    [element],
  );
  return isPast;
}
