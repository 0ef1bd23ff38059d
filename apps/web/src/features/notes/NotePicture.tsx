import { ImageOff, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { authFetch } from '#/api/authFetch.ts';
import { IconButton } from '#/ui/IconButton.tsx';
import { useModal } from '#/ui/useModal.ts';
import { PICTURE_CLASS } from './pictureClass.ts';

interface NotePictureProps {
  /** Signed addresses: they work for some minutes. */
  src: string;
  thumbnail: string;
  alt: string;
}

/** A private picture of a conversation; a tap shows the whole of it. */
export function NotePicture({ src, thumbnail, alt }: NotePictureProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => setIsOpen(true)} className="pressable max-w-full">
        <PrivateImage src={thumbnail} alt={alt} className={PICTURE_CLASS} />
      </button>
      <PictureViewer src={src} alt={alt} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}

function PictureViewer({ src, alt, isOpen, onClose }: Omit<NotePictureProps, 'thumbnail'> & ViewerState) {
  const { t } = useTranslation();
  const modal = useModal(isOpen, onClose);
  return (
    <dialog {...modal} aria-label={alt} className="overlay overlay-dialog h-dvh max-h-none w-screen max-w-none">
      <div className="relative grid size-full place-items-center bg-page/95">
        {isOpen && <PrivateImage src={src} alt={alt} className="max-h-dvh max-w-full object-contain" />}
        <span className="absolute end-2 top-[max(0.5rem,env(safe-area-inset-top))]">
          <IconButton label={t('common.button.close')} icon={<X aria-hidden size={24} />} onClick={onClose} />
        </span>
      </div>
    </dialog>
  );
}

interface ViewerState {
  isOpen: boolean;
  onClose: () => void;
}

/** An `<img>` whose signed address may have run out: it then comes with the reader's own right to see it. */
function PrivateImage({ src, alt, className }: { src: string; alt: string; className: string }) {
  const [fetched, setFetched] = useState<string>();
  const [state, setState] = useState<'signed' | 'fetched' | 'failed'>('signed');

  async function handleError() {
    if (state !== 'signed') return setState('failed');
    try {
      const response = await authFetch(src.split('?')[0] ?? src);
      if (!response.ok) return setState('failed');
      setFetched(URL.createObjectURL(await response.blob()));
      setState('fetched');
    } catch {
      setState('failed');
    }
  }

  useEffect(
    function releasePicture() {
      return () => {
        if (fetched) URL.revokeObjectURL(fetched);
      };
    },
    [fetched],
  );

  if (state === 'failed') {
    return (
      <span className={`${className} grid place-items-center text-ink-3`}>
        <ImageOff aria-hidden size={24} />
        <span className="sr-only">{alt}</span>
      </span>
    );
  }
  return (
    <img
      src={fetched ?? src}
      alt={alt}
      loading="lazy"
      decoding="async"
      onError={() => void handleError()}
      className={className}
    />
  );
}
