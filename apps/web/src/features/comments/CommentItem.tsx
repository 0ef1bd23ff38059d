import { useTranslation } from 'react-i18next';
import type { CommentRowFragment } from '#/api/generated.ts';
import { LikeButton } from '#/features/likes/LikeButton.tsx';
import { isLiked } from '#/features/likes/likes.ts';
import { RichText } from '#/features/text/RichText.tsx';
import { TranslationMark } from '#/features/translations/TranslationMark.tsx';
import { useLanguageCorrection } from '#/features/translations/useLanguageCorrection.tsx';
import { useSuggestItem } from '#/features/translations/useSuggestItem.tsx';
import { useTextSwitch, type TextSwitch } from '#/features/translations/useTextSwitch.ts';
import { AuthorBadge } from '#/features/users/AuthorBadge.tsx';
import { AuthorLine } from '#/features/users/AuthorLine.tsx';
import { OptionsMenu } from '#/features/users/OptionsMenu.tsx';
import { cx } from '#/ui/cx.ts';
import { toggleCommentLike } from './commentLikes.actions.ts';
import { isPending } from './comments.actions.ts';

/** What can be done with a comment; the list does it. */
export interface CommentHandlers {
  onReply: (comment: CommentRowFragment, threadUuid: string) => Promise<void>;
  onEdit: (comment: CommentRowFragment) => void;
  onDelete: (comment: CommentRowFragment, threadUuid: string) => Promise<void>;
}

interface CommentItemProps {
  comment: CommentRowFragment;
  /** The comment that this one answers, or itself. */
  threadUuid: string;
  /** Uuids of the reader and of the post's author. */
  me: string | undefined;
  author: string | undefined;
  handlers: CommentHandlers;
}

/** One comment or reply: who, what, and what can be done with it. */
export function CommentItem({ comment, threadUuid, me, author, handlers }: CommentItemProps) {
  const { t } = useTranslation();
  const { uuid, user, shown, originalLanguage, content } = comment;
  const text = useTextSwitch({
    subject: { type: 'comment', uuid },
    ...{ shown, originalLanguage, original: { content } },
  });
  const isReply = uuid !== threadUuid;
  const isOnItsWay = isPending(uuid);
  if (comment.isDeleted) return <p className="py-3 text-body text-ink-3">{t('comments.list.deleted')}</p>;
  return (
    <article
      ref={isOnItsWay ? scrollIntoView : undefined}
      aria-busy={isOnItsWay || undefined}
      className={cx('scroll-mb-36 pt-3', isOnItsWay && 'opacity-60')}
    >
      <div className="flex items-start justify-between gap-2">
        <AuthorLine
          user={user}
          createdAt={comment.createdAt}
          size={isReply ? 24 : 36}
          badge={user.uuid === author && <AuthorBadge />}
        >
          {!isOnItsWay && <TranslationMark text={text} isOwn={user.uuid === me} />}
        </AuthorLine>
        {!isOnItsWay && (
          <div className="-me-3">
            <CommentMenu text={text} comment={comment} threadUuid={threadUuid} me={me} handlers={handlers} />
          </div>
        )}
      </div>
      <div className={isReply ? 'ps-8.5' : 'ps-11.5'}>
        <RichText
          text={text.texts?.content ?? shown.content}
          language={text.language}
          className="pt-1 text-body text-ink-1"
        />
        {isOnItsWay ? (
          <p className="py-2.5 text-meta text-ink-3">{t('comments.list.sending')}</p>
        ) : (
          <CommentActions comment={comment} onReply={() => void handlers.onReply(comment, threadUuid)} />
        )}
      </div>
    </article>
  );
}

interface CommentMenuProps extends Omit<CommentItemProps, 'author'> {
  text: TextSwitch;
}

function CommentMenu({ text, comment, threadUuid, me, handlers }: CommentMenuProps) {
  const { t } = useTranslation();
  const { uuid, user, originalLanguage } = comment;
  const language = useLanguageCorrection({ type: 'comment', uuid }, originalLanguage);
  const suggestItem = useSuggestItem(text);
  return (
    <>
      <OptionsMenu
        label={t('comments.list.options')}
        size={18}
        author={user}
        me={me}
        target={{ type: 'comment', uuid }}
        items={suggestItem}
        ownItems={[language.item]}
        onEdit={() => handlers.onEdit(comment)}
        onDelete={() => void handlers.onDelete(comment, threadUuid)}
      />
      {language.sheet}
    </>
  );
}

function CommentActions({ comment, onReply }: { comment: CommentRowFragment; onReply: () => void }) {
  const { t } = useTranslation();
  return (
    <div className="flex items-center gap-3">
      <LikeButton
        size={18}
        likes={comment.likes}
        isOn={isLiked(comment.comment_likes_dislikes)}
        intent={{ name: 'likeComment', uuid: comment.uuid }}
        onToggle={() => toggleCommentLike(comment.uuid)}
      />
      <button type="button" onClick={onReply} className="pressable min-h-11 px-2 text-meta font-semibold text-ink-3">
        {t('comments.list.reply')}
      </button>
    </div>
  );
}

/** One sees what one has just written. */
function scrollIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
}
