import { Pause, Play } from 'lucide-react';
import { lazy, Suspense, useState, useSyncExternalStore, type DOMAttributes, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useTranslation } from 'react-i18next';
import { cx } from './cx.ts';
import { IconButton } from './IconButton.tsx';
import { whenIdle } from './whenIdle.ts';
import { CAROUSEL_LOOPS_FROM, CAROUSEL_SLIDES, MULTI_IMAGE_SLIDES } from './measures.ts';

// After everything that a screen shows first: the slides stand in their places without it.
const CarouselMotion = lazy(async () => {
  await new Promise<void>((resolve) => void whenIdle(resolve));
  return { default: (await import('./CarouselMotion.tsx')).CarouselMotion };
});

/** By how many the width shows: classes, because the content policy allows no style in an attribute. */
const SLIDE_WIDTHS = { [CAROUSEL_SLIDES]: 'basis-[calc(100%/1.13)]', [MULTI_IMAGE_SLIDES]: 'basis-[calc(100%/1.6)]' };

/** Where the motion will hold the first slide of those that go round: in the middle. */
const STARTS: Record<keyof typeof SLIDE_WIDTHS, string> = {
  [CAROUSEL_SLIDES]: '[transform:translate3d(calc((100%-100%/1.13)/2),0,0)]',
  [MULTI_IMAGE_SLIDES]: '[transform:translate3d(calc((100%-100%/1.6)/2),0,0)]',
};

export interface CarouselProps {
  /** What the slides are; "Slides" when left out. */
  label?: string;
  slides: readonly { key: string; content: ReactNode }[];
  /** How many slides the width shows: 1.13 lets the next one peep in. */
  perView: keyof typeof SLIDE_WIDTHS;
  /** Milliseconds per slide; no autoplay when left out, with fewer than three slides, or with reduced motion. */
  autoplayMs?: number;
  /** Whether they are equally high, which the first one says: of the others only those in the view are laid out. */
  isEven?: boolean;
  /** Above the slides, beside the button that stops them. */
  heading?: ReactNode;
}

/** Slides beside each other, swiped or, on request, turning by themselves while nobody touches, points at, focuses or stops them. */
export function Carousel({ label, slides, perView, autoplayMs, isEven = false, heading }: CarouselProps) {
  const { t } = useTranslation();
  const canLoop = slides.length >= CAROUSEL_LOOPS_FROM && autoplayMs !== undefined;
  const [viewport, setViewport] = useState<HTMLElement | null>(null);
  const [isMotionless, setIsMotionless] = useState(false);
  const { isPlaying, setIsPlaying, isHeld, hold } = useAutoplay(canLoop);

  return (
    <section aria-roledescription="carousel" aria-label={label ?? t('common.carousel.label')} {...holdingPointer(hold)}>
      {(heading !== undefined || canLoop) && (
        <div className="flex min-h-11 items-center justify-between gap-2 ps-4 pe-2">
          {heading}
          {canLoop && <PlayButton isPlaying={isPlaying} onToggle={() => setIsPlaying(!isPlaying)} />}
        </div>
      )}
      {/* Not around the button: who has just pressed "play" wants to see it play. */}
      <div
        ref={setViewport}
        className={isMotionless ? 'overflow-x-auto' : 'overflow-hidden'}
        onFocus={() => hold('focus', true)}
        onBlur={() => hold('focus', false)}
      >
        <div className={cx('flex', !isMotionless && 'touch-pan-y', canLoop && !isMotionless && STARTS[perView])}>
          {slides.map(({ key, content }, index) => (
            <div
              key={key}
              role="group"
              aria-roledescription="slide"
              aria-label={t('common.carousel.slide', { number: index + 1, total: slides.length })}
              className={cx(
                'min-w-0 shrink-0 px-[3.5px]',
                slides.length === 1 ? 'basis-full' : SLIDE_WIDTHS[perView],
                isEven && index > 0 && '[content-visibility:auto]',
              )}
            >
              {content}
            </div>
          ))}
        </div>
      </div>
      {viewport && (
        // Without the code, the row scrolls as any other.
        <ErrorBoundary fallback={null} onError={() => setIsMotionless(true)}>
          <Suspense fallback={null}>
            <CarouselMotion
              viewport={viewport}
              canLoop={canLoop}
              autoplayMs={isPlaying && !isHeld ? autoplayMs : undefined}
            />
          </Suspense>
        </ErrorBoundary>
      )}
    </section>
  );
}

/** What can keep the slides from turning. */
type Hold = 'pointer' | 'touch' | 'focus';

type SetHold = (by: Hold, isHolding: boolean) => void;

/** A mouse above the slides or a finger on them holds them. */
function holdingPointer(hold: SetHold): DOMAttributes<HTMLElement> {
  return {
    onPointerEnter: ({ pointerType }) => pointerType === 'mouse' && hold('pointer', true),
    onPointerDown: () => hold('touch', true),
    onPointerUp: () => hold('touch', false),
    onPointerCancel: () => hold('touch', false),
    onPointerLeave: () => {
      hold('pointer', false);
      hold('touch', false);
    },
  };
}

/** Whether slides turn by themselves: not while somebody holds them; they begin still for people who want less motion. */
function useAutoplay(canLoop: boolean) {
  const wantsLessMotion = useWantsLessMotion();
  const [wanted, setIsPlaying] = useState<boolean>();
  const isPlaying = wanted ?? (canLoop && !wantsLessMotion);
  const [holds, setHolds] = useState<ReadonlySet<Hold>>(new Set());

  function hold(by: Hold, isHolding: boolean) {
    setHolds((before) => new Set(isHolding ? [...before, by] : [...before].filter((other) => other !== by)));
  }

  return { isPlaying, setIsPlaying, isHeld: holds.size > 0, hold };
}

function useWantsLessMotion(): boolean {
  return useSyncExternalStore(
    followLessMotion,
    () => lessMotion().matches,
    () => false,
  );
}

const lessMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)');

function followLessMotion(onChange: () => void): () => void {
  const query = lessMotion();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

function PlayButton({ isPlaying, onToggle }: { isPlaying: boolean; onToggle: () => void }) {
  const { t } = useTranslation();
  const Icon = isPlaying ? Pause : Play;
  return (
    <IconButton
      label={isPlaying ? t('common.carousel.pause') : t('common.carousel.play')}
      icon={<Icon aria-hidden size={16} fill="currentColor" className="text-ink-3" />}
      onClick={onToggle}
    />
  );
}
