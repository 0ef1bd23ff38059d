import { ImageOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { authFetch } from '#/api/authFetch.ts';

interface PrivateImageProps {
  src: string;
  alt: string;
  className?: string;
}

/** An `<img>` whose signed address may have run out: it then comes with the reader's own right to see it. */
export function PrivateImage({ src, alt, className = '' }: PrivateImageProps) {
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
