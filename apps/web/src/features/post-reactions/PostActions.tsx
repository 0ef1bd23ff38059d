import { formatCount } from '@haiko/shared/format';
import { Eye, Heart, MessageCircle, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#/api/errorMessage.ts';
import type { PostCardFragment } from '#/api/generated.ts';
import { LikeButton } from '#/features/likes/LikeButton.tsx';
import { isLiked } from '#/features/likes/likes.ts';
import { requireLogin } from '#/features/sessions/requireLogin.ts';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { BookmarkButton } from '#/ui/BookmarkButton.tsx';
import { showAlert } from '#/ui/confirm.ts';
import { togglePostLike, togglePostScrap } from './postReactions.actions.ts';

type ReactedPost = Pick<PostCardFragment, 'uuid' | 'likes' | 'likes_dislikes'>;

export function PostLikeButton({ post, size }: { post: ReactedPost; size?: number }) {
  return (
    <LikeButton
      likes={post.likes}
      isOn={isLiked(post.likes_dislikes)}
      intent={{ name: 'likePost', uuid: post.uuid }}
      onToggle={() => togglePostLike(post.uuid)}
      {...(size && { size })}
    />
  );
}

/** Saves the post for later. Not for one's own. */
export function ScrapButton({ post }: { post: Pick<PostCardFragment, 'uuid' | 'scraps'> }) {
  const { t } = useTranslation();

  async function handleClick() {
    if (!(await requireLogin('save', { intent: { name: 'savePost', uuid: post.uuid } }))) return;
    await togglePostScrap(post.uuid).catch((error: unknown) => showAlert(errorMessage(error)));
  }

  return (
    <BookmarkButton label={t('postReactions.scrap')} isOn={post.scraps.length > 0} onClick={() => void handleClick()} />
  );
}

interface CountProps {
  Icon: LucideIcon;
  count: number;
  /** The count in words, for screen readers. */
  label: string;
}

function Count({ Icon, count, label }: CountProps) {
  const language = useLanguage();
  return (
    <span className="inline-flex items-center gap-1.5 text-meta text-ink-3 tabular-nums">
      <Icon aria-hidden size={20} strokeWidth={1.75} />
      <span aria-hidden>{formatCount(count, language)}</span>
      <span className="sr-only">{label}</span>
    </span>
  );
}

export function LikeCount({ count }: { count: number }) {
  const { t } = useTranslation();
  return <Count Icon={Heart} count={count} label={t('postReactions.count.likes', { count })} />;
}

export function CommentCount({ count }: { count: number }) {
  const { t } = useTranslation();
  return <Count Icon={MessageCircle} count={count} label={t('postReactions.count.comments', { count })} />;
}

export function ViewCount({ count }: { count: number }) {
  const { t } = useTranslation();
  return <Count Icon={Eye} count={count} label={t('postReactions.count.views', { count })} />;
}
