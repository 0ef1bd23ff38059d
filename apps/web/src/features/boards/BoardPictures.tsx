import { isShownAsImage } from '@haiko/shared/rules/image';
import { FileText, Upload, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeskBoardPostFragment } from '#/api/generated.ts';
import { usePaperUpload, type Paper } from '#/features/files/PapersField.tsx';
import { UploadList, type StoredPicture } from '#/features/files/uploadList.ts';
import { preparePicture, uploadPicture } from '#/features/files/uploadPicture.ts';
import { PictureTiles, PictureTool } from '#/features/post-form/ImagePicker.tsx';
import { langOf } from '#/features/text/langOf.ts';
import { Button } from '#/ui/Button.tsx';
import { IconButton } from '#/ui/IconButton.tsx';

type SavedFile = DeskBoardPostFragment['post_files'][number];

/** The files of a post that is being written, its pictures and its documents, sent as soon as they are chosen. */
export function useBoardFiles(saved: readonly SavedFile[]) {
  const [pictures] = useState(
    () => new UploadList(saved.filter(isPicture).map(storedOf), { prepare: preparePicture, send: uploadPicture }),
  );
  const [documents, setDocuments] = useState<Paper[]>(() =>
    saved.filter((file) => !isPicture(file)).map(({ name, path }) => ({ name, path })),
  );
  useEffect(
    function followUploads() {
      pictures.resume();
      return () => pictures.stop();
    },
    [pictures],
  );
  return {
    pictures,
    documents,
    setDocuments,
    /** What a save would keep by now, and how many are still on their way. */
    now: () => [
      pictures.items.get().map(({ name, path, alt }) => [path ?? name, alt]),
      documents.map(({ path }) => path),
    ],
    /** All of them once every picture has arrived; null where one has not. */
    async settled() {
      if (!(await pictures.settle())) return null;
      return [
        ...pictures.stored().map(({ name, path, alt }) => ({ name, path, alt: alt.trim() || null })),
        ...documents,
      ];
    },
  };
}

export type BoardFiles = ReturnType<typeof useBoardFiles>;

/** Pictures to add, order, describe and remove, and documents to add and remove. */
export function BoardPictures({ files: { pictures, documents, setDocuments } }: { files: BoardFiles }) {
  const { t } = useTranslation();
  const upload = usePaperUpload(documents, setDocuments, 'attachment');
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-center justify-between gap-3">
        <h3 className="text-body font-semibold text-ink-1">{t('postForm.pictures.label')}</h3>
        <PictureTool pictures={pictures} />
      </div>
      <PictureTiles pictures={pictures} />
      {documents.length > 0 && (
        <ul aria-label={t('posts.detail.attachments')} className="border-t border-line">
          {documents.map(({ name, path }) => (
            <li key={path} className="flex min-h-12 items-center gap-3 border-b border-line text-body text-ink-1">
              <FileText aria-hidden size={20} strokeWidth={1.75} className="shrink-0 text-main" />
              <span lang={langOf(name)} className="min-w-0 flex-1 wrap-anywhere">
                {name}
              </span>
              <IconButton
                label={t('desk.boards.removeFile', { name })}
                icon={<X aria-hidden size={20} />}
                onClick={() => setDocuments(documents.filter((file) => file.path !== path))}
              />
            </li>
          ))}
        </ul>
      )}
      {upload.input}
      <div>
        <Button
          variant="soft"
          size="sm"
          isBusy={upload.isBusy}
          icon={<Upload aria-hidden size={18} />}
          onClick={upload.choose}
        >
          {t('desk.boards.addFile')}
        </Button>
      </div>
    </div>
  );
}

const isPicture = ({ path }: SavedFile) => isShownAsImage(path);
const storedOf = ({ name, path, alt }: SavedFile): StoredPicture => ({ name, path, alt: alt ?? '' });
