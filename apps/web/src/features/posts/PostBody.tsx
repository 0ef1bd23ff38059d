import type { Language } from '@haiko/shared/i18n/languages';
import { isShownAsImage } from '@haiko/shared/rules/image';
import { Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { PostCardFragment, PostDetailQuery } from '#/api/generated.ts';
import { CommentCount, PostLikeButton, ScrapButton, ViewCount } from '#/features/post-reactions/PostActions.tsx';
import { ScamNotice } from '#/features/scam-shield/ScamNotice.tsx';
import { share } from '#/features/sharing/share.ts';
import { ContentTitle } from '#/features/text/ContentTitle.tsx';
import { RichText } from '#/features/text/RichText.tsx';
import { NotTranslated, TranslationMark } from '#/features/translations/TranslationMark.tsx';
import { useTextSwitch, type Texts } from '#/features/translations/useTextSwitch.ts';
import { useTurning } from '#/features/translations/useTurning.ts';
import { AuthorLine } from '#/features/users/AuthorLine.tsx';
import { useMe } from '#/features/users/useMe.ts';
import { cx } from '#/ui/cx.ts';
import { IconButton } from '#/ui/IconButton.tsx';
import { InlineError } from '#/ui/InlineError.tsx';
import { Skeleton, TextSkeleton } from '#/ui/Skeleton.tsx';
import { Attachments } from './Attachments.tsx';
import { CategoryName } from './CategoryName.tsx';
import { Hashtags } from './Hashtags.tsx';
import { isOfficial, OfficialLine } from './OfficialLine.tsx';
import { PlaceLine } from './PlaceLine.tsx';
import { PostImages } from './PostImages.tsx';
import { PostMenu } from './PostMenu.tsx';
import { TownMark } from './TownMark.tsx';

type FullPost = NonNullable<PostDetailQuery['readPost']>;

interface PostBodyProps {
  /** What the list knew. */
  card: PostCardFragment;
  /** Everything, once it is there. */
  full: FullPost | undefined;
  isFailed: boolean;
  onRetry: () => void;
}

/** The post itself: author, title, words, pictures, tags and what one can do with it. */
export function PostBody({ card, full, isFailed, onRetry }: PostBodyProps) {
  const { t } = useTranslation();
  const me = useMe();
  const { user, shown, originalLanguage } = card;
  const text = useTextSwitch({
    subject: { type: 'post', uuid: card.uuid },
    shown: { ...shown, ...(full && { state: full.shown.state }) },
    originalLanguage,
    original: full && { title: full.title, content: full.content },
  });
  const canTurn = shown.isTranslated || full?.shown.state === 'DONE';
  const { area, turned } = useTurning({ type: 'post', uuid: card.uuid }, text.language, canTurn);
  const seen = turned ?? { language: text.language, texts: text.texts };
  const words = { title: shown.title, content: full?.shown.content ?? shown.excerpt, ...text.texts };
  const isOwn = me?.uuid === user.uuid;
  return (
    <article className="flex flex-col">
      <div className="flex items-start justify-between gap-2 px-4 pt-3">
        <Signature card={card} board={full?.board}>
          <TownMark town={shown.town} />
          {full?.sub_board && <CategoryName category={full.sub_board} />}
          <TranslationMark text={text} isOwn={isOwn} />
        </Signature>
        <div className="-me-2.5">
          <PostMenu
            text={text}
            author={user}
            words={`${words.title}\n\n${words.content}`}
            isOfficial={isOfficial(full?.board)}
          />
        </div>
      </div>
      <div ref={area} className={cx(canTurn && 'holdable')}>
        <ContentTitle title={seen.texts?.title ?? shown.title} language={seen.language} />
        <NotTranslated text={text} isOwn={isOwn} />
        {full && full.scamSigns.length > 0 && (
          <div className="px-4 pb-4">
            <ScamNotice signs={full.scamSigns} isOwn={isOwn} />
          </div>
        )}
        <PostContent card={card} full={full} seen={seen} />
      </div>
      {!full && !isFailed && <RestSkeleton hasPicture={card.thumbnailImageUrl !== null} />}
      {full && <PostFiles post={full} />}
      {isFailed && <InlineError message={t('posts.detail.restFailed')} onRetry={onRetry} />}
      {(full || isFailed) && (
        <>
          <div className="px-4">
            <Hashtags tags={card.hashtags} isWrapped />
          </div>
          <PostFooter card={card} isOwn={isOwn} pictureUrl={full?.post_files.find(isPicture)?.path} />
        </>
      )}
    </article>
  );
}

interface SignatureProps extends Pick<PostBodyProps, 'card'> {
  board: FullPost['board'] | undefined;
  children: ReactNode;
}

/** Who has written it: somebody, or Haiko itself. */
function Signature({ card, board, children }: SignatureProps) {
  if (isOfficial(board)) {
    return (
      <OfficialLine board={board} createdAt={card.createdAt}>
        {children}
      </OfficialLine>
    );
  }
  return (
    <AuthorLine user={card.user} createdAt={card.createdAt} size={44}>
      {children}
    </AuthorLine>
  );
}

interface PostContentProps extends Pick<PostBodyProps, 'card' | 'full'> {
  seen: { language: Language; texts: Texts | undefined };
}

function PostContent({ card, full, seen }: PostContentProps) {
  return (
    <div className="px-4 pb-4">
      <RichText
        text={seen.texts?.content ?? full?.shown.content ?? card.shown.excerpt}
        language={seen.language}
        className="text-input text-ink-1"
      />
    </div>
  );
}

function RestSkeleton({ hasPicture }: { hasPicture: boolean }) {
  return (
    <div className="px-4 pb-4">
      {hasPicture ? <Skeleton className="aspect-4/3 w-full" shape="card" /> : <TextSkeleton lines={2} />}
    </div>
  );
}

const isPicture = ({ path }: { path: string }) => isShownAsImage(path);

/** What belongs to the words: where it is, pictures, and other files to download. */
function PostFiles({ post }: { post: FullPost }) {
  return (
    <>
      <PostImages files={post.post_files.filter(isPicture)} />
      <div className="px-4 not-empty:pt-3">
        <PlaceLine address={post.address} mapUrl={post.mapUrl} />
      </div>
      <Attachments files={post.post_files.filter((file) => !isPicture(file))} />
    </>
  );
}

interface PostFooterProps {
  card: PostCardFragment;
  isOwn: boolean;
  /** The picture that goes with the post where it is shared. */
  pictureUrl: string | undefined;
}

function PostFooter({ card, isOwn, pictureUrl }: PostFooterProps) {
  const { t } = useTranslation();
  const { pathname } = useLocation();

  function handleShare() {
    void share({
      ...{ subject: { type: 'post', uuid: card.uuid }, path: pathname, hasText: true, pictureUrl },
      ...{ title: card.shown.title, copied: t('posts.share.copied') },
    });
  }

  return (
    <div className="flex flex-wrap items-center gap-x-4 px-4 pt-1 pb-2">
      <PostLikeButton post={card} size={22} />
      <CommentCount count={card.commentsCount} />
      <ViewCount count={card.views} />
      <span className="-me-3 ms-auto flex">
        {!isOwn && <ScrapButton post={card} />}
        <IconButton
          label={t('posts.action.share')}
          icon={<Share2 aria-hidden size={20} strokeWidth={1.75} className="text-ink-3" />}
          onClick={handleShare}
        />
      </span>
    </div>
  );
}
