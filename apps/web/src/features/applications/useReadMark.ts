import { useEffect, useState } from 'react';
import type { ApplicationDetailFragment } from '#/api/generated.ts';
import { setApplicationState } from './applications.actions.ts';

type Marked = Pick<ApplicationDetailFragment, 'uuid' | 'state' | 'updatedAt'>;

/** Who opens what was sent to them has read it. Whether that is being said: the version that a step names is another one after it. */
export function useReadMark({ uuid, state, updatedAt }: Marked, isCompany: boolean): boolean {
  const isUnread = isCompany && state === 'sent';
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(
    function markRead() {
      if (!isUnread) return;
      // Somebody else was faster: the next reading says so.
      void setApplicationState(uuid, { state: 'read', seenAt: updatedAt }).catch(() => setHasFailed(true));
    },
    [isUnread, uuid, updatedAt],
  );
  return isUnread && !hasFailed;
}
