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
import { cx } from '#/ui/cx.ts';
import { FlameCarousel } from '#/ui/FlameCarousel.tsx';
import { Picture } from '#/ui/Picture.tsx';
import { SLIDE_CLASS } from '#/ui/SlideSkeleton.tsx';

/** The slides, without the first page of the feed; nothing at all while no other post is popular. */
export function PopularSlides() {
  const { t } = useTranslation();
  // Deferred: after a change of language the old words stay until the new ones are there.
  const language = useDeferredValue(useLanguage());
  const { readPopularPosts: posts } = useAnswer(PopularPostsDocument, { language });
  if (posts.length === 0) return null;
  return (
    <div className="pb-2">
      <FlameCarousel
        title={t('posts.popular.title')}
        isEven
        slides={posts.map((post, index) => ({
          key: post.uuid,
          content: <PopularSlide post={post} isFirst={index === 0} />,
        }))}
      />
    </div>
  );
}

/** The title's link covers the whole slide. Two lines of words, whatever the title takes of them, so that none has a hole. */
function PopularSlide({ post, isFirst }: { post: PostCardFragment; isFirst: boolean }) {
  const { t } = useTranslation();
  const { user, shown } = post;
  const lang = HTML_LANG[shown.language];
  return (
    <div className={cx(SLIDE_CLASS, 'active:bg-sunken')}>
      <div className="flex min-w-0 flex-1 flex-col justify-between">
        {/* As high as clamped lines are (tokens.css): else a strip of a third line shows. */}
        <div
          lang={lang}
          className="h-[2lh] overflow-hidden text-body lang-km:leading-[1.87] lang-th:leading-[1.6] lang-bn:leading-[1.5]"
        >
          <h3 className="clamp-2 font-semibold text-ink-1">
            <Link to={paths.postDetail(post.uuid)} className="after:absolute after:inset-0">
              <MixedText text={shown.title} lang={lang} />
            </Link>
          </h3>
          <p className="clamp-1 text-ink-2">
            <MixedText text={shown.excerpt} lang={lang} />
          </p>
        </div>
        <div className="flex h-6 items-center gap-3 text-meta text-ink-3">
          <p className="min-w-0 flex-1 truncate">
            <span lang={nameLang(user)} className="me-2 text-ink-2">
              {displayName(t, user)}
            </span>
            <LanguageMark shown={shown} originalLanguage={post.originalLanguage} />
          </p>
          <LikeCount count={post.likes} />
          <CommentCount count={post.commentsCount} />
        </div>
      </div>
      {post.thumbnailImageUrl && (
        <div className="w-18 shrink-0 self-center">
          <Picture src={squarePicture(post.thumbnailImageUrl)} alt="" ratio={1} isPriority={isFirst} />
        </div>
      )}
    </div>
  );
}
