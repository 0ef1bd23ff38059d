import useEmblaCarousel from 'embla-carousel-react';
import { useEffect } from 'react';

interface CarouselMotionProps {
  /** The element whose only child is the row of slides. */
  viewport: HTMLElement;
  canLoop: boolean;
  /** Milliseconds per slide while the slides turn by themselves; undefined while they rest. */
  autoplayMs: number | undefined;
}

/** Moves the slides of a carousel; shows nothing itself, so that the slides stand before its code is there. */
export function CarouselMotion({ viewport, canLoop, autoplayMs }: CarouselMotionProps) {
  const [attach, embla] = useEmblaCarousel({
    loop: canLoop,
    align: canLoop ? 'center' : 'start',
    containScroll: 'trimSnaps',
  });
  useEffect(
    function attachToViewport() {
      attach(viewport);
    },
    [attach, viewport],
  );
  useEffect(
    function playSlides() {
      if (!embla || autoplayMs === undefined) return;
      const timer = window.setInterval(() => {
        if (!document.hidden) embla.scrollNext();
      }, autoplayMs);
      return () => window.clearInterval(timer);
    },
    [embla, autoplayMs],
  );
  return null;
}
