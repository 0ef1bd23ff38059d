import { HTML_LANG } from '@haiko/shared/i18n/languages';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuthorFragment, PostCardFragment, PostDetailQuery } from '#/api/generated.ts';
import { useMe } from '#/features/account/useMe.ts';
import { IconButton } from '#/ui/IconButton.tsx';
import { InlineError } from '#/ui/InlineError.tsx';
import { ScreenTitle } from '#/ui/ScreenTitle.tsx';
import { Skeleton, TextSkeleton } from '#/ui/Skeleton.tsx';
import { AuthorLine } from '#/features/people/AuthorLine.tsx';
import { Hashtags } from './Hashtags.tsx';
import { LanguageMark } from '#/features/text/LanguageMark.tsx';
import { CommentCount, PostLikeButton, ScrapButton, ViewCount } from './PostActions.tsx';
import { PostImages } from './PostImages.tsx';
import { PostMenu } from './PostMenu.tsx';
import { RichText } from '#/features/text/RichText.tsx';
import { sharePost } from './sharePost.ts';

type FullPost = NonNullable<PostDetailQuery['readPost']>;

interface PostBodyProps {
  /** What the list knew. */
  card: PostCardFragment;
  /** Everything, once it is there. */
  full: FullPost | undefined;
  isFailed: boolean;
  onRetry: () => void;
  onOpenPerson: (user: AuthorFragment) => void;
}

/** The post itself: author, title, words, pictures, tags and what one can do with it. */
export function PostBody({ card, full, isFailed, onRetry, onOpenPerson }: PostBodyProps) {
  const { t } = useTranslation();
  const me = useMe();
  const { user, shown, originalLanguage } = card;
  const [wantsOriginal, setWantsOriginal] = useState(false);
  const isOriginal = wantsOriginal && full !== undefined && shown.isTranslated;
  const language = isOriginal ? originalLanguage : shown.language;
  const isOwn = me?.uuid === user.uuid;
  return (
    <article className="flex flex-col">
      <div className="flex items-start justify-between gap-2 px-4 pt-3">
        <AuthorLine user={user} createdAt={card.createdAt} size={44} onOpen={() => onOpenPerson(user)}>
          {!shown.isTranslated && <LanguageMark shown={shown} originalLanguage={originalLanguage} />}
        </AuthorLine>
        {isOwn && (
          <span className="-me-2.5">
            <PostMenu uuid={card.uuid} />
          </span>
        )}
      </div>
      <ScreenTitle lang={HTML_LANG[language]}>{isOriginal ? full.title : shown.title}</ScreenTitle>
      {shown.isTranslated && (
        <p className="-mt-2 px-4 pb-3 text-meta text-ink-3">
          <LanguageMark
            shown={shown}
            originalLanguage={originalLanguage}
            isOriginal={isOriginal}
            onToggle={() => setWantsOriginal(!wantsOriginal)}
          />
        </p>
      )}
      <PostContent card={card} full={full} isFailed={isFailed} isOriginal={isOriginal} />
      {isFailed && <InlineError message={t('posts.detail.restFailed')} onRetry={onRetry} />}
      {(full || isFailed) && (
        <>
          <div className="px-4 pt-2">
            <Hashtags tags={card.hashtags} isWrapped />
          </div>
          <PostFooter card={card} isOwn={isOwn} />
        </>
      )}
    </article>
  );
}

function PostContent(props: Pick<PostBodyProps, 'card' | 'full' | 'isFailed'> & { isOriginal: boolean }) {
  const { card, full, isFailed, isOriginal } = props;
  const { shown, originalLanguage } = card;
  const text = isOriginal ? full?.content : full?.shown.content;
  return (
    <>
      <div className="px-4 pb-4">
        <RichText
          text={text ?? shown.excerpt}
          language={isOriginal ? originalLanguage : shown.language}
          className="text-input text-ink-1"
        />
        {!full && !isFailed && (
          <div className="pt-4">
            {card.thumbnailImageUrl ? (
              <Skeleton className="aspect-4/3 w-full" shape="card" />
            ) : (
              <TextSkeleton lines={2} />
            )}
          </div>
        )}
      </div>
      {full && <PostImages files={full.post_files} />}
    </>
  );
}

function PostFooter({ card, isOwn }: { card: PostCardFragment; isOwn: boolean }) {
  const { t } = useTranslation();
  return (
    <div className="flex items-center gap-4 px-4 pt-1 pb-2">
      <PostLikeButton post={card} size={22} />
      <CommentCount count={card.commentsCount} />
      <ViewCount count={card.views} />
      <span className="-me-3 ms-auto flex">
        {!isOwn && <ScrapButton post={card} />}
        <IconButton
          label={t('posts.action.share')}
          icon={<Share2 aria-hidden size={20} strokeWidth={1.75} className="text-ink-3" />}
          onClick={() => void sharePost(card.uuid)}
        />
      </span>
    </div>
  );
}
