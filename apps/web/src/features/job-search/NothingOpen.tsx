import { useTranslation } from 'react-i18next';
import { Button } from '#/ui/Button.tsx';
import { EmptyState } from '#/ui/EmptyState.tsx';
import { setOpenOnly } from './openOnly.ts';

/** There are postings, and none for the reader's visa. */
export function NothingOpen() {
  const { t } = useTranslation();
  return (
    <EmptyState
      drawing="search"
      message={t('jobSearch.list.noneOpen')}
      action={
        <Button variant="soft" onClick={() => setOpenOnly(false)}>
          {t('jobSearch.list.showAll')}
        </Button>
      }
    />
  );
}
