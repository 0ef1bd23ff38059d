import { COMMENT_MAX } from '@haiko/shared/limits';
import { fitsLimit, isBlank } from '@haiko/shared/rules/text';
import type { TFunction } from 'i18next';
import { SendHorizontal, X } from 'lucide-react';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#/api/errorMessage.ts';
import type { CommentRowFragment } from '#/api/generated.ts';
import { requireLogin } from '#/features/sessions/requireLogin.ts';
import { withName } from '#/features/text/withName.tsx';
import { CharacterCount } from '#/ui/CharacterCount.tsx';
import { isNearLimit } from '#/ui/characters.ts';
import { showAlert } from '#/ui/confirm.ts';
import { IconButton } from '#/ui/IconButton.tsx';
import { useRoomToWrite } from '#/ui/useRoomToWrite.ts';
import { vibrate } from '#/ui/vibrate.ts';
import { keepCommentDraft, readCommentDraft } from './commentDrafts.ts';

interface EditTask {
  kind: 'edit';
  comment: CommentRowFragment;
  /** New words that could not be saved: the box begins with them. */
  text?: string;
}

interface ReplyTask {
  kind: 'reply';
  parentUuid: string;
  /** Of whom one answers; '' of somebody who has withdrawn. */
  name: string;
}

/** What the composer writes: a comment when there is no task, a reply, or new words for one's own comment. */
export type ComposerTask = ReplyTask | EditTask;

interface CommentComposerProps {
  /** Whose draft it keeps: uuid of the reader, undefined for a visitor. */
  account: string | undefined;
  postUuid: string;
  task: ComposerTask | undefined;
  onCancel: () => void;
  /** Sends the text; rejects when it fails, and the text comes back. */
  onSend: (text: string) => Promise<void>;
}

// The second tap of a double one finds the box emptied by the first.
const DOUBLE_TAP_MS = 1_000;

/** Stands above the bottom bar and the keyboard. Give it a new key for every comment that is edited and every account. */
export function CommentComposer({ account, postUuid, task, onCancel, onSend }: CommentComposerProps) {
  const { t } = useTranslation();
  const room = useRoomToWrite();
  const edited = task?.kind === 'edit' ? task : undefined;
  const [text, setText] = useState(() => textOf(edited) ?? readCommentDraft(account, postUuid));
  const field = useFocusForTask(task);
  const sentAt = useRef(-Infinity);

  function change(next: string) {
    setText(next);
    if (!edited) keepCommentDraft(account, postUuid, next);
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isBlank(text) && performance.now() - sentAt.current < DOUBLE_TAP_MS) return;
    if (!(await requireLogin('comment'))) return;
    if (isBlank(text)) return showAlert(t('comments.composer.empty'));
    if (!fitsLimit(text, COMMENT_MAX)) return showAlert(t('comments.composer.tooLong', { limit: COMMENT_MAX }));
    vibrate();
    sentAt.current = performance.now();
    change('');
    try {
      await onSend(text);
    } catch (error) {
      change(text);
      await showAlert(errorMessage(error));
    }
  }

  return (
    <form
      onSubmit={(event) => void handleSubmit(event)}
      {...room}
      className="sticky bottom-[calc(var(--spacing-bar)+env(safe-area-inset-bottom))] z-1 mt-auto border-t border-line bg-page px-4 py-1.5"
    >
      {task && <TaskLine task={task} onCancel={onCancel} />}
      <div className="flex items-end gap-1">
        <textarea
          ref={field}
          value={text}
          onChange={(event) => change(event.target.value)}
          rows={1}
          aria-label={t('comments.composer.label')}
          placeholder={
            task?.kind === 'reply' ? t('comments.composer.replyPlaceholder') : t('comments.composer.placeholder')
          }
          className="field-sizing-content max-h-36 min-h-11 w-full min-w-0 resize-none rounded-[22px] border border-transparent bg-sunken px-4 py-2 text-input text-ink-1 placeholder:text-ink-3 focus:border-main focus:outline-none"
        />
        <span className="-me-2 text-main">
          <IconButton
            type="submit"
            label={edited ? t('comments.composer.save') : t('comments.composer.send')}
            icon={<SendHorizontal aria-hidden size={22} className={text ? 'text-main' : 'text-ink-3'} />}
          />
        </span>
      </div>
      <Count text={text} />
    </form>
  );
}

function Count({ text }: { text: string }) {
  if (!isNearLimit(text, COMMENT_MAX)) return null;
  return (
    <p className="px-4 pt-1 text-meta text-ink-3">
      <CharacterCount text={text} limit={COMMENT_MAX} />
    </p>
  );
}

/** What the box of an edited comment begins with. */
function textOf(edited: EditTask | undefined): string | undefined {
  return edited?.text ?? edited?.comment.content;
}

function TaskLine({ task, onCancel }: { task: ComposerTask; onCancel: () => void }) {
  const { t } = useTranslation();
  return (
    <div className="flex items-center justify-between gap-2 ps-4 text-meta text-ink-2" role="status">
      <span className="truncate">
        {task.kind === 'edit' ? t('comments.composer.editing') : replyingTo(t, task.name)}
      </span>
      <span className="-me-2">
        <IconButton label={t('comments.composer.cancel')} icon={<X aria-hidden size={18} />} onClick={onCancel} />
      </span>
    </div>
  );
}

function replyingTo(t: TFunction, name: string): ReactNode {
  return name
    ? withName(t('comments.composer.replyingTo', { name }), name)
    : t('comments.composer.replyingToWithdrawn');
}

/** Puts the cursor where the reply or the new words go, at the end of what is there. */
function useFocusForTask(task: ComposerTask | undefined) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(
    function focusForTask() {
      const element = field.current;
      if (!task || !element) return;
      element.focus();
      element.setSelectionRange(element.value.length, element.value.length);
    },
    [task],
  );
  return field;
}
