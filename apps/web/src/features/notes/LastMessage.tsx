import { HTML_LANG } from '@haiko/shared/i18n/languages';
import { Image, Paperclip } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ConversationRowFragment } from '#/api/generated.ts';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { cx } from '#/ui/cx.ts';
import { lastNoteText } from './lastNote.ts';

interface LastMessageProps {
  message: ConversationRowFragment['lastMessage'];
  isUnread: boolean;
  /** Whether what comes with it is a paper, not a picture. */
  isPaper?: boolean;
}

/** What was said last, in one line. */
export function LastMessage({ message, isUnread, isPaper = false }: LastMessageProps) {
  const { t } = useTranslation();
  const { text, language } = lastNoteText(message, useLanguage());
  const Icon = isPaper ? Paperclip : Image;
  return (
    <span className={cx('flex min-w-0 flex-1 items-center gap-1 text-body', isUnread ? 'text-ink-1' : 'text-ink-3')}>
      {message.hasFile && <Icon aria-hidden size={16} className="shrink-0" />}
      {text ? (
        <span lang={HTML_LANG[language]} className="clamp-1 min-w-0 wrap-anywhere">
          {text}
        </span>
      ) : (
        t(isPaper ? 'resumes.form.files' : 'notes.list.photo')
      )}
    </span>
  );
}
