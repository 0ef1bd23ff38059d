import { Flame } from 'lucide-react';
import { Carousel, type CarouselProps } from './Carousel.tsx';
import { CAROUSEL_AUTOPLAY_MS, CAROUSEL_SLIDES } from './measures.ts';

interface FlameCarouselProps extends Pick<CarouselProps, 'slides' | 'isEven'> {
  title: string;
}

/** What is popular just now, above a list: a headed carousel that turns by itself. */
export function FlameCarousel({ title, ...slides }: FlameCarouselProps) {
  return (
    <Carousel
      label={title}
      heading={
        <h2 className="flex items-center gap-1.5 text-card text-ink-1">
          <Flame aria-hidden size={19} strokeWidth={2} className="shrink-0 text-accent" />
          {title}
        </h2>
      }
      perView={CAROUSEL_SLIDES}
      autoplayMs={CAROUSEL_AUTOPLAY_MS}
      {...slides}
    />
  );
}
