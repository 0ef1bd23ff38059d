import { useSuspenseQuery } from '#/api/apollo.ts';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { DeskReportsDocument } from '#/api/generated.ts';
import { CaseQueue } from './CaseQueue.tsx';
import { DESK_PAGE, useDeskSkip } from './DeskSplit.tsx';
import { DeskTabs } from './DeskTabs.tsx';

const STATES = ['OPEN', 'APPEALED', 'DECIDED'] as const;

/** /desk/reports: what people have reported, appeals, and what was decided. */
export function ReportsDesk() {
  const { t } = useTranslation();
  const wanted = useSearchParams()[0].get('state');
  const state = STATES.find((each) => each === wanted) ?? 'OPEN';
  const { data } = useSuspenseQuery(DeskReportsDocument, {
    variables: { state, skip: useDeskSkip(), take: DESK_PAGE },
    fetchPolicy: 'no-cache',
  });
  return (
    <CaseQueue
      label={t('desk.nav.reports')}
      {...data.page}
      isOpen={state === 'OPEN'}
      top={
        <DeskTabs section="reports" names={STATES} shown={state} labelOf={(each) => t(`desk.reports.state.${each}`)} />
      }
    />
  );
}
