import { useTranslation } from 'react-i18next';
import { DistrictList } from '#/features/job-search/DistrictList.tsx';
import { Button } from '#/ui/Button.tsx';
import { Sheet } from '#/ui/Sheet.tsx';
import { toast } from '#/ui/toast.ts';
import { useAttempt } from '#/useAttempt.ts';
import { saveMyTown } from './myTown.actions.ts';

interface MyTownSheetProps {
  isOpen: boolean;
  onClose: () => void;
  /** Where one has said to live. */
  regionId: number | null;
  /** Called once another one is saved. */
  onSaved?: () => void;
}

/** The district in which one lives, known to nobody else: a tap chooses and saves. */
export function MyTownSheet({ isOpen, onClose, regionId, onSaved }: MyTownSheetProps) {
  const { t } = useTranslation();
  const { isBusy, attempt } = useAttempt();

  async function save(id: number | null) {
    if (isBusy) return;
    await attempt(async () => {
      await saveMyTown(id);
      onClose();
      if (id !== null) onSaved?.();
      toast(t(id === null ? 'myInfo.town.removed' : 'myInfo.town.saved'));
    });
  }

  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('myInfo.town.title')}
      footer={
        regionId !== null && (
          <Button variant="quiet" isWide isBusy={isBusy} onClick={() => void save(null)}>
            {t('myInfo.town.remove')}
          </Button>
        )
      }
    >
      <p className="pb-3 text-body text-ink-3">{t('myInfo.town.hint')}</p>
      {isOpen && <DistrictList chosen={regionId} onPick={({ id }) => void save(id)} />}
    </Sheet>
  );
}
