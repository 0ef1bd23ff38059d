import { lazy } from 'react';
import { loadNextMessages } from '#/i18n/i18n.ts';
import { OverlayHost } from '#/ui/OverlayHost.tsx';
import { useClosedWithScreen } from '#/ui/useClosedWithScreen.ts';
import { openedReport } from './report.ts';

// It stays over the next screen once it is there: what a post's own screen reports leads away from it.
let isHere = false;
const isOnItsWay = () => !isHere;

const ReportSheet = lazy(async () => {
  const [{ ReportSheet }] = await Promise.all([import('./ReportSheet.tsx'), loadNextMessages()]);
  isHere = true;
  return { default: ReportSheet };
});

/** Shows what `report()` asks for; every opening begins with an empty sheet. */
export function ReportHost() {
  useClosedWithScreen(openedReport, isOnItsWay);
  return (
    <OverlayHost opened={openedReport}>{(target, shown) => <ReportSheet target={target} {...shown} />}</OverlayHost>
  );
}
