import { X } from 'lucide-react';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from './IconButton.tsx';
import { useModal } from './useModal.ts';
import { watchZoom } from './watchZoom.ts';

interface ImageProps {
  src: string;
  alt: string;
  lang?: string;
  className?: string;
}

interface PictureViewerProps {
  pictures: readonly { src: string; alt: string; lang?: string }[];
  /** The one that was tapped; null while it is closed. */
  opened: number | null;
  onClose: () => void;
  /** What shows a picture, where that takes more than its address. */
  Image?: ComponentType<ImageProps>;
}

/** Pictures whole and as large as the screen: swiped from one to the next, made larger with two fingers or a double tap. */
export function PictureViewer({ pictures, opened, onClose, Image = PlainImage }: PictureViewerProps) {
  const { t } = useTranslation();
  const modal = useModal(opened !== null, onClose);
  const row = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(0);
  useEffect(
    function showTapped() {
      if (row.current && opened !== null) row.current.scrollLeft = opened * row.current.clientWidth;
    },
    [opened],
  );

  function handleScroll() {
    if (row.current) setSeen(Math.round(row.current.scrollLeft / row.current.clientWidth));
  }

  return (
    <dialog
      {...modal}
      aria-label={pictures[opened ?? 0]?.alt}
      className="overlay overlay-dialog h-dvh max-h-none w-screen max-w-none"
    >
      <div className="relative size-full bg-page">
        {/* Browsers let the arrow keys move what scrolls. */}
        <div
          ref={row}
          onScroll={handleScroll}
          className="no-scrollbar flex size-full touch-pan-x snap-x snap-mandatory overflow-x-auto overscroll-contain"
        >
          {opened !== null &&
            pictures.map(({ src, alt, lang }) => (
              <div
                key={src}
                ref={watchZoom}
                className="grid size-full shrink-0 touch-pan-x snap-center snap-always overflow-hidden data-larger:touch-none"
              >
                <div className="size-full">
                  <Image src={src} alt={alt} lang={lang} className="size-full object-contain" />
                </div>
              </div>
            ))}
        </div>
        {pictures.length > 1 && (
          // Each picture's own name says it, too.
          <p
            aria-hidden
            className="absolute inset-x-0 top-[max(1rem,env(safe-area-inset-top))] mx-auto w-fit rounded-full bg-surface px-3 py-1 text-meta text-ink-1 tabular-nums shadow-float"
          >
            {seen + 1} / {pictures.length}
          </p>
        )}
        <span className="absolute end-2 top-[max(0.5rem,env(safe-area-inset-top))] rounded-full bg-surface shadow-float">
          <IconButton label={t('common.button.close')} icon={<X aria-hidden size={24} />} onClick={onClose} />
        </span>
      </div>
    </dialog>
  );
}

function PlainImage({ alt, ...props }: ImageProps) {
  return <img {...props} alt={alt} decoding="async" draggable={false} />;
}
