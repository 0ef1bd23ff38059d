import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Loading, Skeleton as Box } from '#/ui/Skeleton.tsx';
import { addressOf, frameIn, loadPostcode } from './postcode.ts';

interface PostcodeSearchProps {
  /** Gets the address as the service writes it. */
  onFound: (address: string) => void;
  /** The service did not come. */
  onFail: () => void;
}

/** The postcode service's own search, in a frame of its own. */
export function PostcodeSearch({ onFound, onFail }: PostcodeSearchProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isLoading, setIsLoading] = useState(true);
  const reportFound = useEffectEvent((found: unknown) => onFound(addressOf(found)));
  const reportFailure = useEffectEvent(onFail);
  useEffect(function embedSearch() {
    let isShown = true;
    const embed = async () => {
      const Postcode = await loadPostcode();
      if (!isShown || !place.current) return;
      const oncomplete = (found: unknown) => isShown && reportFound(found);
      new Postcode({ oncomplete, width: '100%', height: '100%' }).embed(place.current);
      await frameIn(place.current);
      if (isShown) setIsLoading(false);
    };
    embed().catch(() => isShown && reportFailure());
    return () => {
      isShown = false;
    };
  }, []);
  return (
    <div className="relative -mx-4 h-[52dvh] border-y border-line bg-page">
      {isLoading && (
        <Loading>
          <div className="flex flex-col gap-3 p-4">
            <Box className="h-12 w-full" shape="card" />
            <Box className="h-5 w-3/4" />
            <Box className="h-5 w-2/3" />
          </div>
        </Loading>
      )}
      {/* What it puts there takes its size from here: the content policy allows no style in markup. */}
      <div ref={place} className="absolute inset-0 [&_iframe]:size-full! [&>div]:size-full!" />
    </div>
  );
}
