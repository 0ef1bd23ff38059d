import { EllipsisVertical, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuthorFragment, CommentRowFragment } from '#/api/generated.ts';
import { cx } from '#/ui/cx.ts';
import { Menu } from '#/ui/Menu.tsx';
import { AuthorLine } from '#/features/people/AuthorLine.tsx';
import { AuthorBadge } from '#/features/people/AuthorBadge.tsx';
import { isPending } from './comments.actions.ts';
import { LanguageMark } from '#/features/text/LanguageMark.tsx';
import { LikeButton } from '#/features/likes/LikeButton.tsx';
import { isLiked } from '#/features/likes/likes.ts';
import { toggleCommentLike } from './commentLikes.actions.ts';
import { RichText } from '#/features/text/RichText.tsx';

/** What can be done with a comment; the list does it. */
export interface CommentHandlers {
  onReply: (comment: CommentRowFragment, threadUuid: string) => Promise<void>;
  onEdit: (comment: CommentRowFragment) => void;
  onDelete: (comment: CommentRowFragment, threadUuid: string) => Promise<void>;
  onOpenPerson: (user: AuthorFragment) => void;
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
  const { uuid, user } = comment;
  const isReply = uuid !== threadUuid;
  const isOnItsWay = isPending(uuid);
  if (comment.isDeleted) return <p className="py-3 text-body text-ink-3">{t('posts.comments.deleted')}</p>;
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
          onOpen={() => handlers.onOpenPerson(user)}
        >
          {!comment.shown.isTranslated && (
            <LanguageMark shown={comment.shown} originalLanguage={comment.originalLanguage} />
          )}
        </AuthorLine>
        {user.uuid === me && !isOnItsWay && (
          <OwnMenu
            onEdit={() => handlers.onEdit(comment)}
            onDelete={() => void handlers.onDelete(comment, threadUuid)}
          />
        )}
      </div>
      <div className={isReply ? 'ps-8.5' : 'ps-11.5'}>
        <CommentText comment={comment} />
        {isOnItsWay ? (
          <p className="py-2.5 text-meta text-ink-3">{t('posts.comments.sending')}</p>
        ) : (
          <div className="flex items-center gap-3">
            <LikeButton
              size={18}
              likes={comment.likes}
              isOn={isLiked(comment.comment_likes_dislikes)}
              onToggle={() => toggleCommentLike(uuid)}
            />
            <button
              type="button"
              onClick={() => void handlers.onReply(comment, threadUuid)}
              className="pressable min-h-11 px-2 text-meta font-semibold text-ink-3"
            >
              {t('posts.comments.reply')}
            </button>
          </div>
        )}
      </div>
    </article>
  );
}

/** One sees what one has just written. */
function scrollIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
}

function CommentText({ comment }: { comment: CommentRowFragment }) {
  const { shown, originalLanguage, content } = comment;
  const [isOriginal, setIsOriginal] = useState(false);
  const showsOriginal = isOriginal && shown.isTranslated;
  return (
    <>
      <RichText
        text={showsOriginal ? content : shown.content}
        language={showsOriginal ? originalLanguage : shown.language}
        className="pt-1 text-body text-ink-1"
      />
      {shown.isTranslated && (
        <p className="text-meta text-ink-3">
          <LanguageMark
            shown={shown}
            originalLanguage={originalLanguage}
            isOriginal={isOriginal}
            onToggle={() => setIsOriginal(!isOriginal)}
          />
        </p>
      )}
    </>
  );
}

function OwnMenu({ onEdit, onDelete }: { onEdit: () => void; onDelete: () => void }) {
  const { t } = useTranslation();
  return (
    <span className="-me-3 text-ink-3">
      <Menu
        label={t('posts.comments.options')}
        trigger={<EllipsisVertical aria-hidden size={18} className="text-ink-3" />}
        items={[
          {
            key: 'edit',
            label: t('posts.action.edit'),
            icon: <Pencil aria-hidden size={18} />,
            onSelect: onEdit,
          },
          {
            key: 'delete',
            label: t('posts.action.delete'),
            icon: <Trash2 aria-hidden size={18} />,
            isDangerous: true,
            onSelect: onDelete,
          },
        ]}
      />
    </span>
  );
}
