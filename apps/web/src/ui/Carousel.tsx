import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { Pause, Play } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from './IconButton.tsx';

type EmblaCarouselType = NonNullable<UseEmblaCarouselType[1]>;

interface CarouselProps {
  /** What the slides are; "Slides" when left out. */
  label?: string;
  slides: readonly { key: string; content: ReactNode }[];
  /** How many slides the width shows: 1.13 lets the next one peep in. */
  perView: number;
  /** Pixels between slides. */
  gap?: number;
  /** Milliseconds per slide; no autoplay when left out, with fewer than three slides, or with reduced motion. */
  autoplayMs?: number;
}

const LOOPS_FROM = 3;

/** Slides beside each other, swiped or, on request, turning by themselves until somebody touches, focuses or stops them. */
export function Carousel({ label, slides, perView, gap = 7, autoplayMs }: CarouselProps) {
  const { t } = useTranslation();
  const canLoop = slides.length >= LOOPS_FROM && autoplayMs !== undefined;
  const [viewport, embla] = useEmblaCarousel({
    loop: canLoop,
    align: canLoop ? 'center' : 'start',
    containScroll: 'trimSnaps',
  });
  const { isPlaying, setIsPlaying, hold } = useAutoplay(embla, canLoop ? autoplayMs : undefined);

  return (
    <section
      aria-roledescription="carousel"
      aria-label={label ?? t('common.carousel.label')}
      className="relative"
      onPointerDown={() => hold(true)}
      onPointerUp={() => hold(false)}
      onPointerCancel={() => hold(false)}
      onFocus={() => hold(true)}
      onBlur={() => hold(false)}
    >
      <div ref={viewport} className="overflow-hidden">
        <div className="flex touch-pan-y">
          {slides.map((slide, index) => (
            <div
              key={slide.key}
              role="group"
              aria-roledescription="slide"
              aria-label={t('common.carousel.slide', { number: index + 1, total: slides.length })}
              style={{ flex: `0 0 ${100 / (slides.length === 1 ? 1 : perView)}%`, paddingInline: gap / 2 }}
              className="min-w-0"
            >
              {slide.content}
            </div>
          ))}
        </div>
      </div>
      {canLoop && <PlayButton isPlaying={isPlaying} onToggle={() => setIsPlaying(!isPlaying)} />}
    </section>
  );
}

/** Turns the slides while nobody holds them; begins still for people who want less motion. */
function useAutoplay(embla: EmblaCarouselType | undefined, everyMs: number | undefined) {
  const [isPlaying, setIsPlaying] = useState(
    () => everyMs !== undefined && !window.matchMedia('(prefers-reduced-motion: reduce)').matches,
  );
  const [isHeld, hold] = useState(false);
  useEffect(
    function turnSlides() {
      if (!embla || !isPlaying || isHeld || everyMs === undefined) return;
      const timer = window.setInterval(() => {
        if (!document.hidden) embla.scrollNext();
      }, everyMs);
      return () => window.clearInterval(timer);
    },
    [embla, isPlaying, isHeld, everyMs],
  );
  return { isPlaying, setIsPlaying, hold };
}

function PlayButton({ isPlaying, onToggle }: { isPlaying: boolean; onToggle: () => void }) {
  const { t } = useTranslation();
  const Icon = isPlaying ? Pause : Play;
  return (
    <span className="absolute end-1 bottom-0">
      <IconButton
        label={isPlaying ? t('common.carousel.pause') : t('common.carousel.play')}
        icon={
          <span className="grid size-7 place-items-center rounded-full bg-surface/85 text-ink-2">
            <Icon aria-hidden size={14} fill="currentColor" />
          </span>
        }
        onClick={onToggle}
      />
    </span>
  );
}
