import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeskReportFragment } from '#/api/generated.ts';
import { Button } from '#/ui/Button.tsx';
import { Checkbox } from '#/ui/Checkbox.tsx';
import { Sheet } from '#/ui/Sheet.tsx';
import { DecisionForm } from './DecisionForm.tsx';
import { DeskSplit, useChosen } from './DeskSplit.tsx';
import { ReportCase } from './ReportCase.tsx';
import { ReportRow } from './ReportRow.tsx';
import { useDeskKeys } from './useDeskKeys.ts';

interface CaseQueueProps {
  /** Names the list. */
  label: string;
  items: readonly DeskReportFragment[];
  hasMore: boolean;
  /** Whether several can be decided together: what is open. */
  isOpen: boolean;
  top?: ReactNode;
}

/** A list of cases, of which one is decided at a time or several together. */
export function CaseQueue({ label, items, hasMore, isOpen, top }: CaseQueueProps) {
  const { t } = useTranslation();
  const marks = useMarks(items);
  return (
    <DeskSplit
      label={label}
      items={items}
      hasMore={hasMore}
      keyOf={({ uuid }) => uuid}
      renderRow={(report) => <ReportRow report={report} />}
      {...(isOpen && {
        renderMark: (report: DeskReportFragment) => (
          <span className={isShownInList(report) ? 'ps-4 pt-2' : 'invisible ps-4 pt-2'}>
            <Checkbox
              checked={marks.uuids.includes(report.uuid)}
              onChange={() => marks.toggle(report.uuid)}
              label={
                <span className="sr-only">
                  {t('desk.reports.choose', { text: report.target.excerpt.slice(0, 40) })}
                </span>
              }
            />
          </span>
        ),
      })}
      renderCase={(uuid) => <ReportCase key={uuid} uuid={uuid} queue={items} />}
      top={
        <>
          {top}
          {isOpen && <Together reports={marks.marked} />}
        </>
      }
    />
  );
}

/**
 * Cases that are chosen to be decided together; those that have left the list are chosen no more. What the list does not show is decided by
 * itself.
 */
function useMarks(items: readonly DeskReportFragment[]) {
  const [uuids, setUuids] = useState<readonly string[]>([]);
  const { chosen } = useChosen();
  const toggle = (uuid: string) =>
    setUuids(uuids.includes(uuid) ? uuids.filter((each) => each !== uuid) : [...uuids, uuid]);
  useDeskKeys({ x: () => chosen !== undefined && toggle(chosen) });
  return { uuids, toggle, marked: items.filter((item) => isShownInList(item) && uuids.includes(item.uuid)) };
}

/**
 * One decision about several cases: each of them is decided by itself, and those that fail say so at the end. They are those that were chosen
 * when it was opened, as they were seen then; what leaves the list meanwhile, decided here or by somebody else, leaves the rest as it is.
 */
function Together({ reports }: { reports: readonly DeskReportFragment[] }) {
  const { t } = useTranslation();
  const [taken, setTaken] = useState<readonly DeskReportFragment[]>([]);
  const [opening, setOpening] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  const left = taken.filter(({ uuid }) => reports.some((each) => each.uuid === uuid));

  function open() {
    setTaken(reports);
    setOpening(opening + 1);
    setIsOpen(true);
  }

  return (
    <>
      {reports.length > 0 && (
        <div className="sticky top-16 z-1 flex items-center justify-between gap-3 border-b border-line bg-page px-4 py-2">
          <span role="status" className="text-body text-ink-1">
            {t('desk.reports.chosen', { count: reports.length })}
          </span>
          <Button variant="soft" size="sm" onClick={open}>
            {t('desk.decision.title')}
          </Button>
        </div>
      )}
      <Sheet isOpen={isOpen} onClose={() => setIsOpen(false)} title={t('desk.decision.title')}>
        <DecisionForm
          key={opening}
          cases={left}
          isDisabled={left.length === 0}
          hasKeys={false}
          onDecided={() => setIsOpen(false)}
        />
      </Sheet>
    </>
  );
}

/**
 * Whether the list shows a case as it is, so that it can be decided together with others: not what was changed since it was reported, nor what
 * the two sides of an application wrote, of which no list says anything.
 */
export function isShownInList({ isEdited, target }: Pick<DeskReportFragment, 'isEdited' | 'target'>): boolean {
  return !isEdited && target.excerpt !== '';
}
