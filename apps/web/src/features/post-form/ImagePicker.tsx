import { MAX_FILES_PER_POST, UPLOAD_IMAGE_EXTENSIONS } from '@haiko/shared/limits';
import { ImagePlus } from 'lucide-react';
import { useId, type ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#/api/errorMessage.ts';
import type { UploadList } from '#/features/files/uploadList.ts';
import { checkPictures } from '#/features/files/uploadRules.ts';
import { translateKey } from '#/i18n/messageKey.ts';
import { useStore } from '#/store.ts';
import { showAlert } from '#/ui/confirm.ts';
import { describedBy, Field } from '#/ui/Field.tsx';
import { ImagePickerTile } from './ImagePickerTile.tsx';

const ACCEPTED = UPLOAD_IMAGE_EXTENSIONS.map((extension) => `.${extension}`).join(',');

/** The pictures of a post in their order; each is sent as soon as it is chosen. */
export function ImagePicker({ pictures }: { pictures: UploadList }) {
  const { t } = useTranslation();
  const id = useId();
  const items = useStore(pictures.items);
  const failed = items.find(({ state }) => state === 'failed');
  const error = failed && errorMessage(failed.error);
  const hint = t('postForm.pictures.hint');

  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    const { accepted, problems } = checkPictures([...(event.target.files ?? [])], items.length);
    // The same picture may be chosen again after it was removed.
    event.target.value = '';
    pictures.add(accepted);
    if (problems.length > 0) void showAlert(problems.map((key) => translateKey(t, key)).join('\n'));
  }

  const count = t('postForm.pictures.count', { count: items.length, limit: MAX_FILES_PER_POST });
  return (
    <Field id={id} label={t('postForm.pictures.label')} isOptional hint={hint} error={error}>
      <ol className="grid grid-cols-3 gap-2">
        {items.map((item, index) => (
          <ImagePickerTile key={item.id} item={item} place={{ index, total: items.length }} pictures={pictures} />
        ))}
        <li className={items.length === 0 ? 'col-span-3' : 'aspect-square'}>
          <label className="pressable flex size-full min-h-24 flex-col items-center justify-center gap-1 rounded-card border border-dashed border-control bg-surface px-2 text-center text-meta text-ink-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-main">
            <ImagePlus aria-hidden size={24} strokeWidth={1.75} />
            <span aria-hidden={items.length > 0}>{items.length === 0 && t('postForm.pictures.add')}</span>
            <span className="text-ink-3 tabular-nums">{count}</span>
            <input
              {...describedBy(id, { hint, error })}
              type="file"
              multiple
              accept={ACCEPTED}
              aria-label={t('postForm.pictures.add')}
              onChange={handleChange}
              className="sr-only"
            />
          </label>
        </li>
      </ol>
    </Field>
  );
}
