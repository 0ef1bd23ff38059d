import { HTML_LANG } from '@haiko/shared/i18n/languages';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeskCategoryFragment } from '#/api/generated.ts';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { Button } from '#/ui/Button.tsx';
import { confirm } from '#/ui/confirm.ts';
import { Select } from '#/ui/Select.tsx';
import { toast } from '#/ui/toast.ts';
import { useAttempt } from '#/useAttempt.ts';
import { deleteCategory } from './boards.actions.ts';
import { nameAndLanguageOf } from './categoryName.ts';

const NONE = 'none';

interface CategoryDeletionProps {
  category: DeskCategoryFragment;
  /** The others of its board. */
  others: readonly DeskCategoryFragment[];
  onDone: () => void;
}

/** Takes a category away; what stands in it moves to another one, or to none. */
export function CategoryDeletion({ category: { uuid, posts }, others, onDone }: CategoryDeletionProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [target, setTarget] = useState('');
  const [isTried, setIsTried] = useState(false);
  const { isBusy, attempt } = useAttempt();

  async function handleDelete() {
    setIsTried(true);
    if (posts > 0 && target === '') return;
    if (!(await confirm({ message: t('desk.boards.confirmDeleteCategory'), isDangerous: true }))) return;
    await attempt(async () => {
      await deleteCategory({ uuid, moveTo: target === '' || target === NONE ? null : target });
      toast(t('desk.people.done'));
      onDone();
    });
  }

  return (
    <div className="flex flex-col gap-4 border-t border-line pt-4">
      {posts > 0 && (
        <Select
          label={t('desk.boards.moveTo', { count: posts })}
          placeholder={t('desk.boards.category')}
          options={[
            ...others.map((each) => {
              const { name, named } = nameAndLanguageOf(each, language);
              return { value: each.uuid, label: name, lang: HTML_LANG[named] };
            }),
            { value: NONE, label: t('desk.boards.noCategory') },
          ]}
          value={target}
          onChange={(event) => setTarget(event.target.value)}
          error={isTried && target === '' ? t('fieldErrors.REQUIRED') : undefined}
        />
      )}
      <Button variant="danger" isBusy={isBusy} onClick={() => void handleDelete()}>
        {t('desk.boards.deleteCategory')}
      </Button>
    </div>
  );
}
