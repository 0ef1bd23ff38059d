import { lazy } from 'react';
import { OverlayHost } from '#/ui/OverlayHost.tsx';
import { openedReport } from './report.ts';

const ReportSheet = lazy(async () => ({ default: (await import('./ReportSheet.tsx')).ReportSheet }));

/** Shows what `report()` asks for; every opening begins with an empty sheet. */
export function ReportHost() {
  return (
    <OverlayHost opened={openedReport}>{(target, shown) => <ReportSheet target={target} {...shown} />}</OverlayHost>
  );
}
