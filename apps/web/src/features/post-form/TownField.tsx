import { townName } from '@haiko/shared/rules/town';
import { MapPin, X } from 'lucide-react';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DistrictList } from '#/features/job-search/DistrictList.tsx';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { Button } from '#/ui/Button.tsx';
import { IconButton } from '#/ui/IconButton.tsx';
import { Sheet } from '#/ui/Sheet.tsx';
import type { PostValues } from './postForm.ts';

/** Which town a post is about, if it is about one. */
export function TownField() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { field } = useController<PostValues, 'region'>({ name: 'region' });
  const [isOpen, setIsOpen] = useState(false);

  function pick(id: number) {
    field.onChange(id);
    setIsOpen(false);
  }

  return (
    <div className="flex items-center gap-1">
      <Button variant="quiet" size="sm" icon={<MapPin aria-hidden size={18} />} onClick={() => setIsOpen(true)}>
        {field.value === null ? t('postForm.town.add') : townName(field.value, language)}
      </Button>
      {field.value !== null && (
        <IconButton
          label={t('postForm.town.remove')}
          icon={<X aria-hidden size={18} className="text-ink-3" />}
          onClick={() => field.onChange(null)}
        />
      )}
      <Sheet isOpen={isOpen} onClose={() => setIsOpen(false)} title={t('postForm.town.label')}>
        <p className="pb-3 text-body text-ink-3">{t('postForm.town.hint')}</p>
        {isOpen && <DistrictList chosen={field.value} onPick={({ id }) => pick(id)} />}
      </Sheet>
    </div>
  );
}
