import { useNavigation } from 'react-router-dom';
import { ProgressLine } from '#/ui/ProgressLine.tsx';
import { underWay } from '#/ui/underWay.ts';
import { useStore } from '#/useStore.ts';

/** Says that the next screen, or something else that was asked for, is on its way. */
export function TopProgress() {
  const { state } = useNavigation();
  const isAsked = useStore(underWay) > 0;
  return state !== 'idle' || isAsked ? <ProgressLine /> : null;
}
