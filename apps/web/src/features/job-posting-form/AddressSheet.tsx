import { mainIdOf } from '@haiko/shared/reference/named';
import { REGION_BY_ID } from '@haiko/shared/reference/regions';
import { resolveRegion } from '@haiko/shared/rules/region';
import { CloudOff, ListTree, Search } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DistrictList } from '#/features/job-search/DistrictList.tsx';
import { Button } from '#/ui/Button.tsx';
import { showAlert } from '#/ui/confirm.ts';
import { Sheet } from '#/ui/Sheet.tsx';
import { PostcodeSearch } from './PostcodeSearch.tsx';

interface AddressSheetProps {
  isOpen: boolean;
  onClose: () => void;
  /** Gets the address in Korean, as it is written on letters. */
  onPick: (address: string) => void;
}

/** Picks an address with the postcode service; without it, or by choice, the region from a list. */
export function AddressSheet({ isOpen, onClose, onPick }: AddressSheetProps) {
  const { t } = useTranslation();
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('jobPostingForm.findAddress')}>
      {isOpen && (
        <AddressPicker
          onPick={(address) => {
            onPick(address);
            onClose();
          }}
        />
      )}
    </Sheet>
  );
}

type Way = 'search' | 'unavailable' | 'list';

function AddressPicker({ onPick }: Pick<AddressSheetProps, 'onPick'>) {
  const { t } = useTranslation();
  const [way, setWay] = useState<Way>('search');

  async function handleFound(address: string) {
    if (resolveRegion(address)) return onPick(address);
    setWay('list');
    await showAlert(t('errors.REGION_NOT_FOUND'));
  }

  if (way === 'search') {
    return (
      <div className="flex flex-col gap-3">
        <PostcodeSearch onFound={(address) => void handleFound(address)} onFail={() => setWay('unavailable')} />
        <Button variant="quiet" icon={<ListTree aria-hidden size={18} />} onClick={() => setWay('list')}>
          {t('jobPostingForm.pickRegion')}
        </Button>
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-3">
      {way === 'unavailable' && (
        <p role="alert" className="flex gap-2.5 rounded-card bg-sunken px-3.5 py-3 text-body text-ink-1">
          <CloudOff aria-hidden size={18} className="mt-[0.2em] shrink-0 text-ink-3" />
          <span>{t('jobPostingForm.unavailable')}</span>
        </p>
      )}
      <p className="text-body text-ink-2">{t('jobPostingForm.regionHint')}</p>
      <DistrictList onPick={({ id, names }) => onPick(koreanAddress(mainIdOf(id), names.ko))} />
      <Button variant="quiet" icon={<Search aria-hidden size={18} />} onClick={() => setWay('search')}>
        {way === 'unavailable' ? t('common.button.retry') : t('jobPostingForm.searchAddress')}
      </Button>
    </div>
  );
}

/** `경기도 수원시`: as addresses begin. */
function koreanAddress(regionId: number, district: string): string {
  const region = REGION_BY_ID.get(regionId)?.fullName ?? '';
  return `${region} ${district}`.trim();
}
