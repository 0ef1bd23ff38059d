import { HTML_LANG } from '@haiko/shared/i18n/languages';
import { squarePicture } from '@haiko/shared/rules/pictureSizes';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PopularPostsDocument, type PostCardFragment } from '#/api/generated.ts';
import { useAnswer } from '#/api/useAnswer.ts';
import { CommentCount, LikeCount } from '#/features/post-reactions/PostActions.tsx';
import { LanguageMark } from '#/features/text/LanguageMark.tsx';
import { MixedText } from '#/features/text/MixedText.tsx';
import { displayName, nameLang } from '#/features/users/AuthorLine.tsx';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { paths } from '#/paths.ts';
import { Avatar } from '#/ui/Avatar.tsx';
import { cx } from '#/ui/cx.ts';
import { FlameCarousel } from '#/ui/FlameCarousel.tsx';
import { Picture } from '#/ui/Picture.tsx';
import { SlideLines } from '#/ui/SlideLines.tsx';

/** The slides; nothing at all while no post is popular. */
export function PopularSlides() {
  const { t } = useTranslation();
  // Deferred: after a change of language the old words stay until the new ones are there.
  const language = useDeferredValue(useLanguage());
  const { readPopularPosts: posts } = useAnswer(PopularPostsDocument, { language });
  if (posts.length === 0) return null;
  return (
    <div className="pt-3 pb-5">
      <FlameCarousel
        title={t('posts.popular.title')}
        slides={posts.map((post, index) => ({
          key: post.uuid,
          content: <PopularSlide post={post} isFirst={index === 0} />,
        }))}
      />
    </div>
  );
}

/** The title's link covers the whole slide. As high as any other one: a mark takes the place of a line. */
function PopularSlide({ post, isFirst }: { post: PostCardFragment; isFirst: boolean }) {
  const { t } = useTranslation();
  const { user, shown } = post;
  const reader = useLanguage();
  const isMarked = shown.isTranslated || shown.language !== reader;
  const lang = HTML_LANG[shown.language];
  return (
    <div className="relative flex h-full min-h-36 flex-col justify-between gap-2 rounded-card border border-line bg-surface p-3.5 active:bg-sunken">
      <div className="flex gap-3">
        <SlideLines small={2} className="flex-1">
          {isMarked && (
            <p className="truncate text-meta text-ink-3">
              <LanguageMark shown={shown} originalLanguage={post.originalLanguage} />
            </p>
          )}
          <h3 lang={lang} className="clamp-2 text-card text-ink-1">
            <Link to={paths.postDetail(post.uuid)} className="after:absolute after:inset-0">
              <MixedText text={shown.title} lang={lang} />
            </Link>
          </h3>
          <p lang={lang} className={cx('text-meta text-ink-2', isMarked ? 'clamp-1' : 'clamp-2')}>
            <MixedText text={shown.excerpt} lang={lang} />
          </p>
        </SlideLines>
        {post.thumbnailImageUrl && (
          <div className="w-18 shrink-0">
            <Picture src={squarePicture(post.thumbnailImageUrl)} alt="" ratio={1} isPriority={isFirst} />
          </div>
        )}
      </div>
      <div className="flex items-center gap-3">
        <span className="flex min-w-0 flex-1 items-center gap-2 text-meta text-ink-2">
          <Avatar name={user.nickname} src={user.profileImageUrl} size={24} />
          <span lang={nameLang(user)} className="truncate">
            {displayName(t, user)}
          </span>
        </span>
        <LikeCount count={post.likes} />
        <CommentCount count={post.commentsCount} />
      </div>
    </div>
  );
}
