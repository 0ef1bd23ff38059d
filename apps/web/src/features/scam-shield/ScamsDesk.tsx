import { useTranslation } from 'react-i18next';
import { useSuspenseQuery } from '#/api/apollo.ts';
import { DeskScamsDocument } from '#/api/generated.ts';
import { CaseQueue } from '#/features/desk/CaseQueue.tsx';
import { DESK_PAGE, useDeskSkip } from '#/features/desk/DeskSplit.tsx';

/** /desk/scams: what reads like a scam; each is a case that is decided like a report. */
export function ScamsDesk() {
  const { t } = useTranslation();
  const { data } = useSuspenseQuery(DeskScamsDocument, {
    variables: { skip: useDeskSkip(), take: DESK_PAGE },
    fetchPolicy: 'no-cache',
  });
  return <CaseQueue label={t('desk.nav.scams')} {...data.page} isOpen />;
}
