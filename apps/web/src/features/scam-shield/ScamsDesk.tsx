import { useTranslation } from 'react-i18next';
import { useSuspenseQuery } from '#/api/apollo.ts';
import { DeskScamsDocument } from '#/api/generated.ts';
import { DESK_PAGE, DeskSplit, useDeskSkip } from '#/features/desk/DeskSplit.tsx';
import { ReportCase } from '#/features/desk/ReportCase.tsx';
import { ReportRow } from '#/features/desk/ReportRow.tsx';

/** /desk/scams: what reads like a scam; each is a case that is decided like a report. */
export function ScamsDesk() {
  const { t } = useTranslation();
  const { data } = useSuspenseQuery(DeskScamsDocument, {
    variables: { skip: useDeskSkip(), take: DESK_PAGE },
    fetchPolicy: 'no-cache',
  });
  const { items, hasMore } = data.page;
  return (
    <DeskSplit
      label={t('desk.nav.scams')}
      items={items}
      hasMore={hasMore}
      keyOf={({ uuid }) => uuid}
      renderRow={(report) => <ReportRow report={report} />}
      renderCase={(uuid) => <ReportCase key={uuid} uuid={uuid} queue={items} />}
    />
  );
}
