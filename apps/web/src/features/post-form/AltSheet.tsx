import { ALT_MAX } from '@haiko/shared/limits';
import { fitsLimit } from '@haiko/shared/rules/text';
import { useState, type ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { UploadItem } from '#/features/files/uploadList.ts';
import { langOf } from '#/features/text/langOf.ts';
import { Button } from '#/ui/Button.tsx';
import { Sheet } from '#/ui/Sheet.tsx';
import { TextArea } from '#/ui/TextArea.tsx';

interface AltSheetProps {
  item: UploadItem;
  isOpen: boolean;
  onClose: () => void;
  onDescribe: (alt: string) => void;
}

/** Words for people who do not see a picture; kept as they are typed. */
export function AltSheet({ item, isOpen, onClose, onDescribe }: AltSheetProps) {
  const { t } = useTranslation();
  const [isTooLong, setIsTooLong] = useState(false);

  function handleChange({ target }: ChangeEvent<HTMLTextAreaElement>) {
    const fits = fitsLimit(target.value, ALT_MAX);
    setIsTooLong(!fits);
    if (fits) onDescribe(target.value);
  }

  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('postForm.pictures.alt')}
      footer={
        <Button isWide onClick={onClose}>
          {t('postForm.pictures.altDone')}
        </Button>
      }
    >
      {item.preview && <img src={item.preview} alt="" className="mx-auto mb-3 max-h-40 rounded-card" />}
      <TextArea
        label={t('postForm.pictures.alt')}
        isLabelHidden
        hint={t('postForm.pictures.altHint')}
        error={isTooLong ? t('postForm.pictures.altTooLong') : undefined}
        limit={ALT_MAX}
        value={item.alt}
        lang={item.alt ? langOf(item.alt) : undefined}
        onChange={handleChange}
        rows={3}
      />
    </Sheet>
  );
}
