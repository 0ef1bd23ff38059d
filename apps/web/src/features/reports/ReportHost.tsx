import { lazy } from 'react';
import { loadNextMessages } from '#/i18n/i18n.ts';
import { OverlayHost } from '#/ui/OverlayHost.tsx';
import { openedReport } from './report.ts';

const ReportSheet = lazy(async () => {
  const [{ ReportSheet }] = await Promise.all([import('./ReportSheet.tsx'), loadNextMessages()]);
  return { default: ReportSheet };
});

/** Shows what `report()` asks for; every opening begins with an empty sheet. */
export function ReportHost() {
  return (
    <OverlayHost opened={openedReport}>{(target, shown) => <ReportSheet target={target} {...shown} />}</OverlayHost>
  );
}
