import { useSuspenseQuery } from '#/api/apollo.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { DeskReportsDocument, type DeskReportFragment } from '#/api/generated.ts';
import { Button } from '#/ui/Button.tsx';
import { Checkbox } from '#/ui/Checkbox.tsx';
import { Sheet } from '#/ui/Sheet.tsx';
import { DeskTabs } from './DeskTabs.tsx';
import { DecisionForm } from './DecisionForm.tsx';
import { DESK_PAGE, DeskSplit, useChosen, useDeskSkip } from './DeskSplit.tsx';
import { ReportCase } from './ReportCase.tsx';
import { ReportRow } from './ReportRow.tsx';
import { useDeskKeys } from './useDeskKeys.ts';

const STATES = ['OPEN', 'APPEALED', 'DECIDED'] as const;

/** /desk/reports: what people have reported, appeals, and what was decided. */
export function ReportsDesk() {
  const { t } = useTranslation();
  const state = useReportState();
  const skip = useDeskSkip();
  const { data } = useSuspenseQuery(DeskReportsDocument, {
    variables: { state, skip, take: DESK_PAGE },
    fetchPolicy: 'no-cache',
  });
  const { items, hasMore } = data.page;
  const marks = useMarks(items);
  return (
    <DeskSplit
      label={t('desk.nav.reports')}
      items={items}
      hasMore={hasMore}
      keyOf={({ uuid }) => uuid}
      renderRow={(report) => <ReportRow report={report} />}
      {...(state === 'OPEN' && {
        renderMark: ({ uuid, target }: DeskReportFragment) => (
          <span className="ps-3 pt-2">
            <Checkbox
              checked={marks.uuids.includes(uuid)}
              onChange={() => marks.toggle(uuid)}
              label={<span className="sr-only">{t('desk.reports.choose', { text: target.excerpt.slice(0, 40) })}</span>}
            />
          </span>
        ),
      })}
      renderCase={(uuid) => <ReportCase key={uuid} uuid={uuid} queue={items} />}
      top={
        <>
          <DeskTabs
            section="reports"
            names={STATES}
            shown={state}
            labelOf={(each) => t(`desk.reports.state.${each}`)}
          />
          {marks.marked.length > 0 && <Together key={marks.marked.length} reports={marks.marked} />}
        </>
      }
    />
  );
}

function useReportState(): (typeof STATES)[number] {
  const wanted = useSearchParams()[0].get('state');
  return STATES.find((state) => state === wanted) ?? 'OPEN';
}

/** Cases that are chosen to be decided together; those that have left the list are chosen no more. */
function useMarks(items: readonly DeskReportFragment[]) {
  const [uuids, setUuids] = useState<readonly string[]>([]);
  const { chosen } = useChosen();
  const toggle = (uuid: string) =>
    setUuids(uuids.includes(uuid) ? uuids.filter((each) => each !== uuid) : [...uuids, uuid]);
  useDeskKeys({ x: () => chosen !== undefined && toggle(chosen) });
  return { uuids, toggle, marked: items.filter(({ uuid }) => uuids.includes(uuid)) };
}

/** One decision about several cases: each of them is decided by itself, and one that fails says so. */
function Together({ reports }: { reports: readonly DeskReportFragment[] }) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="sticky top-16 z-1 flex items-center justify-between gap-3 border-b border-line bg-page px-4 py-2">
      <span role="status" className="text-body text-ink-1">
        {t('desk.reports.chosen', { count: reports.length })}
      </span>
      <Button variant="soft" size="sm" onClick={() => setIsOpen(true)}>
        {t('desk.decision.title')}
      </Button>
      <Sheet isOpen={isOpen} onClose={() => setIsOpen(false)} title={t('desk.decision.title')}>
        <DecisionForm cases={reports} hasKeys={false} onDecided={() => setIsOpen(false)} />
      </Sheet>
    </div>
  );
}
