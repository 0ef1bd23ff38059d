import { MapPin } from 'lucide-react';

/** Which town a post is about, said quietly; nothing for all others. */
export function TownMark({ town }: { town: string | null }) {
  if (town === null) return null;
  return (
    <span>
      <MapPin aria-hidden size={13} className="me-0.5 inline align-[-2px]" />
      {town}
    </span>
  );
}
