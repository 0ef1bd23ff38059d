import { CircleAlert, Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { detectLanguage } from '@haiko/shared/rules/detectLanguage';
import { RichText } from '#/features/text/RichText.tsx';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { Button } from '#/ui/Button.tsx';
import { cx } from '#/ui/cx.ts';
import { bubbleClass, PICTURE_CLASS } from './bubbleClass.ts';
import type { NoteHandlers } from './NoteLog.tsx';
import type { OutgoingNote } from './outbox.ts';

interface OutgoingBubbleProps {
  note: Pick<OutgoingNote, 'id' | 'content' | 'preview' | 'state'>;
  handlers: Pick<NoteHandlers, 'onDiscard' | 'onRetry'>;
  /** What goes with it, in its bubble. */
  children?: ReactNode;
}

/** One's own note on its way, or one that did not arrive: it can be sent again or thrown away. */
export function OutgoingBubble({ note, handlers, children }: OutgoingBubbleProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { id, content, preview, state } = note;
  const isSending = state === 'sending';
  return (
    <div aria-busy={isSending} className="mt-2.5 flex flex-col items-end gap-1">
      <div className={cx('flex min-w-0 max-w-[74%] flex-col items-end gap-1', isSending && 'opacity-60')}>
        {preview && <img src={preview} alt={t('notes.chat.ownPicture')} className={PICTURE_CLASS} />}
        {content && (
          <div className={bubbleClass(true)}>
            <RichText text={content} language={detectLanguage(content, language)} className="text-body" />
            {children}
          </div>
        )}
      </div>
      {isSending ? (
        <span className="text-[0.6875rem] leading-4 text-ink-3">{t('notes.chat.sending')}</span>
      ) : state === 'waiting' ? (
        <span className="flex items-center gap-1 text-meta text-ink-3">
          <Clock aria-hidden size={14} />
          {t('notes.chat.waiting')}
        </span>
      ) : (
        <span role="alert" className="flex flex-wrap items-center justify-end gap-2">
          <span className="flex items-center gap-1 text-meta text-error">
            <CircleAlert aria-hidden size={14} />
            {t('notes.chat.failed')}
          </span>
          <Button variant="quiet" size="sm" onClick={() => handlers.onDiscard(id)}>
            {t('notes.chat.discard')}
          </Button>
          <Button variant="soft" size="sm" onClick={() => handlers.onRetry(id)}>
            {t('notes.chat.retry')}
          </Button>
        </span>
      )}
    </div>
  );
}
