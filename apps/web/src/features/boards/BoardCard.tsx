import { HTML_LANG } from '@haiko/shared/i18n/languages';
import { Link } from 'react-router-dom';
import type { BoardCardFragment } from '#/api/generated.ts';
import { CategoryName } from '#/features/posts/CategoryName.tsx';
import { PlaceLine } from '#/features/posts/PlaceLine.tsx';
import { CardText } from '#/features/text/CardText.tsx';
import { LanguageMark } from '#/features/text/LanguageMark.tsx';
import { paths } from '#/paths.ts';
import { Picture } from '#/ui/Picture.tsx';
import { RelativeTime } from '#/ui/RelativeTime.tsx';
import { Loading, Skeleton, TextSkeleton } from '#/ui/Skeleton.tsx';
import { MixedText } from '#/features/text/MixedText.tsx';

interface BoardCardProps {
  post: BoardCardFragment;
  /** Among all categories each card says its own. */
  hasCategory: boolean;
}

const CARD_CLASS = 'relative flex flex-col gap-3 border-b border-line px-4 py-5';

/** A guide or a place in its list. The title's link covers the whole card, but for the way to the map. */
export function BoardCard({ post, hasCategory }: BoardCardProps) {
  const { shown } = post;
  const lang = HTML_LANG[shown.language];
  return (
    <article className={`${CARD_CLASS} active:bg-sunken/60`}>
      {post.thumbnailImageUrl && <Picture src={post.thumbnailImageUrl} alt="" ratio={16 / 9} />}
      <div>
        <h2 lang={lang} className="clamp-2 text-card text-ink-1">
          <Link to={paths.additionPostDetail(post.uuid)} className="after:absolute after:inset-0">
            <MixedText text={shown.title} lang={lang} />
          </Link>
        </h2>
        <CardText lang={lang} className="mt-1 text-body text-ink-2">
          <MixedText text={shown.excerpt} lang={lang} />
        </CardText>
      </div>
      <PlaceLine address={post.address} mapUrl={post.mapUrl} />
      <p className="flex flex-wrap items-center text-meta text-ink-3 gap-x-1.5 [&>:not(:last-child)]:after:ms-1.5 [&>:not(:last-child)]:after:content-['·']">
        {hasCategory && post.sub_board && <CategoryName category={post.sub_board} />}
        <RelativeTime at={post.createdAt} />
        <LanguageMark shown={shown} originalLanguage={post.originalLanguage} />
      </p>
    </article>
  );
}

export function BoardCardSkeletons() {
  return (
    <Loading>
      {Array.from({ length: 3 }, (_, card) => (
        <div key={card} className={CARD_CLASS}>
          <Skeleton shape="card" className="aspect-video w-full" />
          <Skeleton className="h-4 w-4/5" />
          <TextSkeleton lines={2} />
        </div>
      ))}
    </Loading>
  );
}
