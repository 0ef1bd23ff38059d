import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from './IconButton.tsx';
import { useModal } from './useModal.ts';

interface PictureViewerProps {
  pictures: readonly { src: string; alt: string; lang?: string }[];
  /** The one that was tapped; null while it is closed. */
  opened: number | null;
  onClose: () => void;
}

/** Pictures whole and as large as the screen: swiped from one to the next, made larger with two fingers. */
export function PictureViewer({ pictures, opened, onClose }: PictureViewerProps) {
  const { t } = useTranslation();
  const modal = useModal(opened !== null, onClose);
  const row = useRef<HTMLDivElement>(null);
  useEffect(
    function showTapped() {
      if (row.current && opened !== null) row.current.scrollLeft = opened * row.current.clientWidth;
    },
    [opened],
  );
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
          className="no-scrollbar flex size-full touch-[pan-x_pinch-zoom] snap-x snap-mandatory overflow-x-auto overscroll-contain"
        >
          {opened !== null &&
            pictures.map(({ src, alt, lang }) => (
              <img
                key={src}
                src={src}
                alt={alt}
                lang={lang}
                decoding="async"
                className="h-full w-full shrink-0 snap-center snap-always object-contain"
              />
            ))}
        </div>
        <span className="absolute end-2 top-[max(0.5rem,env(safe-area-inset-top))] rounded-full bg-surface shadow-float">
          <IconButton label={t('common.button.close')} icon={<X aria-hidden size={24} />} onClick={onClose} />
        </span>
      </div>
    </dialog>
  );
}
