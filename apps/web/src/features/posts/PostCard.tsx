import { HTML_LANG } from '@haiko/shared/i18n/languages';
import { squarePicture } from '@haiko/shared/rules/pictureSizes';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import type { PostCardFragment } from '#/api/generated.ts';
import { CommentCount, PostLikeButton, ScrapButton, ViewCount } from '#/features/post-reactions/PostActions.tsx';
import { CardText } from '#/features/text/CardText.tsx';
import { HighlightedText } from '#/features/text/HighlightedText.tsx';
import { TranslationMark } from '#/features/translations/TranslationMark.tsx';
import { useTextSwitch } from '#/features/translations/useTextSwitch.ts';
import { useTurning } from '#/features/translations/useTurning.ts';
import { AuthorLine } from '#/features/users/AuthorLine.tsx';
import { paths } from '#/paths.ts';
import { cx } from '#/ui/cx.ts';
import { Picture } from '#/ui/Picture.tsx';
import { useSharedView, wantsTransition } from '#/ui/useSharedView.ts';
import { Hashtags } from './Hashtags.tsx';
import { TownMark } from './TownMark.tsx';

const TAGS_SHOWN = 3;

interface PostCardProps {
  post: PostCardFragment;
  /** Uuid of the reader, if signed in: one's own post cannot be scrapped. */
  me: string | undefined;
  /** Where the card leads; to the post's own screen when left out. */
  to?: string;
  /** Words of a search, to be marked where they stand. */
  found?: readonly string[];
}

/**
 * A post in a list. The title's link covers the whole card; what stands above it are targets of their own. Remembered: a list that goes on
 * renders what is new.
 */
// eslint-disable-next-line no-restricted-syntax -- The compiler leaves this file as it is written (vite.config.ts).
export const PostCard = memo(function PostCard(props: PostCardProps) {
  const { post, me, to = paths.postDetail(post.uuid), found = [] } = props;
  const { user, shown, originalLanguage } = post;
  const subject = { type: 'post', uuid: post.uuid } as const;
  const text = useTextSwitch({ subject, shown, originalLanguage });
  const { area, turned } = useTurning(subject, text.language);
  const texts = turned?.texts ?? text.texts;
  const shared = useSharedView(to);
  const lang = HTML_LANG[turned?.language ?? text.language];
  return (
    <article className="relative border-b border-line px-4 pt-4 pb-1 active:bg-sunken/60">
      <AuthorLine user={user} createdAt={post.createdAt}>
        <TownMark town={shown.town} />
        <TranslationMark text={text} isOwn={user.uuid === me} />
      </AuthorLine>
      <div className="mt-2.5 flex gap-3">
        <div ref={area} className="holdable min-w-0 flex-1">
          <h2 lang={lang} className={cx('clamp-2 text-card text-ink-1', shared.title)}>
            <Link to={to} viewTransition={wantsTransition()} className="after:absolute after:inset-0">
              <HighlightedText text={texts?.title ?? shown.title} lang={lang} words={found} />
            </Link>
          </h2>
          <CardText lang={lang} className="mt-1 text-body text-ink-2">
            <HighlightedText text={texts?.excerpt ?? shown.excerpt} lang={lang} words={found} />
          </CardText>
        </div>
        {post.thumbnailImageUrl && (
          <div className={cx('w-22 shrink-0 pt-0.5', shared.picture)}>
            <Picture src={squarePicture(post.thumbnailImageUrl)} alt="" ratio={1} />
          </div>
        )}
      </div>
      <Hashtags tags={post.hashtags.slice(0, TAGS_SHOWN)} found={found} />
      <div className="flex items-center gap-4">
        <span className="relative z-1 flex">
          <PostLikeButton post={post} />
        </span>
        <CommentCount count={post.commentsCount} />
        <ViewCount count={post.views} />
        {user.uuid !== me && (
          <span className="relative z-1 -me-3 ms-auto">
            <ScrapButton post={post} />
          </span>
        )}
      </div>
    </article>
  );
});
