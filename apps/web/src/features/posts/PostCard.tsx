import { HTML_LANG } from '@haiko/shared/i18n/languages';
import { squarePicture } from '@haiko/shared/rules/pictureSizes';
import { Link } from 'react-router-dom';
import type { PostCardFragment } from '#/api/generated.ts';
import { CommentCount, PostLikeButton, ScrapButton, ViewCount } from '#/features/post-reactions/PostActions.tsx';
import { CardText } from '#/features/text/CardText.tsx';
import { HighlightedText } from '#/features/text/HighlightedText.tsx';
import { LanguageMark } from '#/features/text/LanguageMark.tsx';
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

/** A post in a list. The title's link covers the whole card; what stands above it are targets of their own. */
export function PostCard({ post, me, to = paths.postDetail(post.uuid), found = [] }: PostCardProps) {
  const { user, shown } = post;
  const lang = HTML_LANG[shown.language];
  const shared = useSharedView(to);
  return (
    <article className="relative border-b border-line px-4 pt-4 pb-1 active:bg-sunken/60">
      <AuthorLine user={user} createdAt={post.createdAt}>
        <TownMark town={shown.town} />
        <LanguageMark shown={shown} originalLanguage={post.originalLanguage} />
      </AuthorLine>
      <div className="mt-2.5 flex gap-3">
        <div className="min-w-0 flex-1">
          <h2 lang={lang} className={cx('clamp-2 text-card text-ink-1', shared.title)}>
            <Link to={to} viewTransition={wantsTransition()} className="after:absolute after:inset-0">
              <HighlightedText text={shown.title} lang={lang} words={found} />
            </Link>
          </h2>
          <CardText lang={lang} className="mt-1 text-body text-ink-2">
            <HighlightedText text={shown.excerpt} lang={lang} words={found} />
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
}
