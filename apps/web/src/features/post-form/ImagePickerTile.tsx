import { ArrowLeft, ArrowRight, CircleAlert, RotateCw, X } from 'lucide-react';
import { useState, type MouseEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { UploadItem, UploadList } from '#/features/files/uploadList.ts';
import { cx } from '#/ui/cx.ts';
import { AltSheet } from './AltSheet.tsx';
import type { StartDrag } from './usePictureDrag.ts';

interface ImagePickerTileProps {
  item: UploadItem;
  place: { index: number; total: number };
  pictures: UploadList;
  onDrag: StartDrag;
}

/** One picture in its reserved square: its preview, how far it has been sent, and what can be done with it. */
export function ImagePickerTile({ item, place: { index, total }, pictures, onDrag }: ImagePickerTileProps) {
  const { t } = useTranslation();
  const number = index + 1;
  const [isDescribing, setIsDescribing] = useState(false);

  return (
    // Dragging is for pointers; keyboards have the buttons.
    <li
      data-picture={index}
      onPointerDown={(event) => onDrag(event, item.id)}
      className="relative aspect-square cursor-grab touch-pan-y overflow-hidden rounded-card bg-sunken active:cursor-grabbing"
    >
      <Preview item={item} alt={item.alt || t('postForm.pictures.picture', { number, total })} />
      <State item={item} number={number} />
      {index === 0 && item.state === 'done' && (
        <span className="absolute start-1.5 top-1.5 rounded-full bg-toast px-2 py-0.5 text-meta text-on-toast">
          {t('postForm.pictures.cover')}
        </span>
      )}
      <span className="absolute end-0 top-0">
        <TileButton
          label={t('postForm.pictures.remove', { number })}
          mark={<X aria-hidden size={16} />}
          onClick={() => pictures.remove(item.id)}
        />
      </span>
      <Tools {...{ item, place: { index, total }, pictures }} onDescribe={() => setIsDescribing(true)} />
      <AltSheet
        item={item}
        isOpen={isDescribing}
        onClose={() => setIsDescribing(false)}
        onDescribe={(alt) => pictures.describe(item.id, alt)}
      />
    </li>
  );
}

/** Below a picture: its place among the others, its words, and another try where it has failed. */
function Tools({
  item,
  place: { index, total },
  pictures,
  onDescribe,
}: Omit<ImagePickerTileProps, 'onDrag'> & { onDescribe: () => void }) {
  const { t } = useTranslation();
  const number = index + 1;

  function move(event: MouseEvent<HTMLButtonElement>, by: -1 | 1) {
    const button = event.currentTarget;
    pictures.move(item.id, by);
    // A tile that changes its place in the page loses the focus.
    requestAnimationFrame(() => button.focus());
  }

  return (
    <span className="absolute inset-x-0 bottom-0 flex justify-between">
      {total > 1 && (
        <TileButton
          label={t('postForm.pictures.moveLeft', { number })}
          mark={<ArrowLeft aria-hidden size={16} />}
          isOff={index === 0}
          onClick={(event) => move(event, -1)}
        />
      )}
      {item.state !== 'failed' && (
        <TileButton
          label={t('postForm.pictures.describe', { number })}
          mark={<Alt isSaid={item.alt !== ''} />}
          onClick={onDescribe}
        />
      )}
      {item.state === 'failed' && (
        <TileButton
          label={t('postForm.pictures.retry', { number })}
          mark={<RotateCw aria-hidden size={16} />}
          onClick={() => pictures.retry(item.id)}
        />
      )}
      {total > 1 && (
        <TileButton
          label={t('postForm.pictures.moveRight', { number })}
          mark={<ArrowRight aria-hidden size={16} />}
          isOff={index === total - 1}
          onClick={(event) => move(event, 1)}
        />
      )}
    </span>
  );
}

function Preview({ item, alt }: { item: UploadItem; alt: string }) {
  const [isUnreadable, setIsUnreadable] = useState(false);
  if (isUnreadable) return <span className="sr-only">{alt}</span>;
  if (!item.preview) return <span aria-hidden className="shimmer block size-full" />;
  return (
    <img
      src={item.preview}
      alt={alt}
      draggable={false}
      onError={() => setIsUnreadable(true)}
      className={cx('size-full object-cover', item.state !== 'done' && 'opacity-50')}
    />
  );
}

function State({ item, number }: { item: UploadItem; number: number }) {
  const { t } = useTranslation();
  if (item.state === 'done') return null;
  if (item.state === 'failed') {
    return (
      <span className="absolute inset-0 flex items-center justify-center gap-1 bg-error-soft/80 px-1 text-meta font-medium text-error">
        <CircleAlert aria-hidden size={14} className="shrink-0" />
        {t('postForm.pictures.failed')}
      </span>
    );
  }
  return (
    <progress
      aria-label={t('postForm.pictures.uploading', { number })}
      value={item.progress}
      className="absolute inset-x-3 top-1/2 h-1.5 w-[calc(100%-1.5rem)] appearance-none overflow-hidden rounded-full bg-surface [&::-moz-progress-bar]:bg-main [&::-webkit-progress-bar]:bg-surface [&::-webkit-progress-value]:bg-main"
    />
  );
}

interface TileButtonProps {
  label: string;
  mark: ReactNode;
  /** Keeps the focus at the ends of the row, where a disabled button would lose it. */
  isOff?: boolean;
  onClick: (event: MouseEvent<HTMLButtonElement>) => void;
}

function TileButton({ label, mark, isOff = false, onClick }: TileButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : onClick}
      className="pressable grid size-11 place-items-center aria-disabled:opacity-40"
    >
      <span className="grid h-7 min-w-7 place-items-center rounded-full bg-surface/90 text-ink-1 shadow-float">
        {mark}
      </span>
    </button>
  );
}

/** Filled once something is said. */
function Alt({ isSaid }: { isSaid: boolean }) {
  return (
    <span
      className={cx(
        'grid h-7 place-items-center rounded-full px-1.5 text-[0.6875rem] font-semibold',
        isSaid && 'bg-main text-on-main',
      )}
    >
      ALT
    </span>
  );
}
