import { PrivateImage } from './PrivateImage.tsx';
import { PICTURE_CLASS } from './bubbleClass.ts';

interface NotePictureProps {
  /** A signed address: it works for some minutes. */
  thumbnail: string;
  alt: string;
  onOpen: () => void;
}

/** A private picture of a conversation; a tap shows the whole of it. */
export function NotePicture({ thumbnail, alt, onOpen }: NotePictureProps) {
  return (
    <button type="button" aria-haspopup="dialog" onClick={onOpen} className="pressable max-w-full">
      <PrivateImage src={thumbnail} alt={alt} className={PICTURE_CLASS} />
    </button>
  );
}
