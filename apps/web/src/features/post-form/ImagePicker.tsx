import { MAX_FILES_PER_POST, UPLOAD_IMAGE_EXTENSIONS } from '@haiko/shared/limits';
import { ImagePlus } from 'lucide-react';
import { useId, type ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#/api/errorMessage.ts';
import type { UploadList } from '#/features/files/uploadList.ts';
import { checkPictures } from '#/features/files/uploadRules.ts';
import { translateKey } from '#/i18n/messageKey.ts';
import { useStore } from '#/useStore.ts';
import { showAlert } from '#/ui/confirm.ts';
import { Field } from '#/ui/Field.tsx';
import { ImagePickerTile } from './ImagePickerTile.tsx';
import { usePictureDrag } from './usePictureDrag.ts';

const ACCEPTED = UPLOAD_IMAGE_EXTENSIONS.map((extension) => `.${extension}`).join(',');

/** The pictures of a post in their order, which is changed by dragging or by the buttons of each. */
export function PictureTiles({ pictures }: { pictures: UploadList }) {
  const { t } = useTranslation();
  const id = useId();
  const items = useStore(pictures.items);
  const startDrag = usePictureDrag(pictures);
  const failed = items.find(({ state }) => state === 'failed');
  if (items.length === 0) return null;
  const count = t('postForm.pictures.count', { count: items.length, limit: MAX_FILES_PER_POST });
  return (
    <Field
      id={id}
      label={t('postForm.pictures.label')}
      isLabelHidden
      hint={t('postForm.pictures.hint')}
      error={failed && errorMessage(failed.error)}
      aside={<span className="shrink-0 tabular-nums">{count}</span>}
    >
      <ol id={id} className="grid grid-cols-3 gap-2">
        {items.map((item, index) => (
          <ImagePickerTile
            key={item.id}
            item={item}
            place={{ index, total: items.length }}
            pictures={pictures}
            onDrag={startDrag}
          />
        ))}
      </ol>
    </Field>
  );
}

/** Adds pictures; each is sent as soon as it is chosen. Gone when there are as many as there can be. */
export function PictureTool({ pictures }: { pictures: UploadList }) {
  const { t } = useTranslation();
  const items = useStore(pictures.items);

  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    const { accepted, problems } = checkPictures([...(event.target.files ?? [])], items.length);
    // The same picture may be chosen again after it was removed.
    event.target.value = '';
    pictures.add(accepted);
    if (problems.length > 0) void showAlert(problems.map((key) => translateKey(t, key)).join('\n'));
  }

  if (items.length >= MAX_FILES_PER_POST) return null;
  return (
    <label
      title={t('postForm.pictures.add')}
      className="pressable grid size-11 shrink-0 place-items-center rounded-full text-ink-1 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-main"
    >
      <ImagePlus aria-hidden size={24} strokeWidth={1.75} />
      <input
        type="file"
        multiple
        accept={ACCEPTED}
        aria-label={t('postForm.pictures.add')}
        onChange={handleChange}
        className="sr-only"
      />
    </label>
  );
}
