import { HTML_LANG } from '@haiko/shared/i18n/languages';
import { squarePicture } from '@haiko/shared/rules/pictureSizes';
import { Pin } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { PostCardFragment } from '#/api/generated.ts';
import { CardText } from '#/features/text/CardText.tsx';
import { LanguageMark } from '#/features/text/LanguageMark.tsx';
import { paths } from '#/paths.ts';
import { RelativeTime } from '#/ui/RelativeTime.tsx';
import { cx } from '#/ui/cx.ts';
import { Picture } from '#/ui/Picture.tsx';
import { MixedText } from '#/features/text/MixedText.tsx';

interface NoticeCardProps {
  post: PostCardFragment;
  isPinned: boolean;
}

/** A notice in its list. The title's link covers the whole card. */
export function NoticeCard({ post, isPinned }: NoticeCardProps) {
  const { t } = useTranslation();
  const { shown } = post;
  const lang = HTML_LANG[shown.language];
  return (
    <article
      className={cx(
        'relative',
        isPinned ? 'mx-4 mb-2 rounded-card bg-main-soft p-4' : 'border-b border-line px-4 py-4 active:bg-sunken/60',
      )}
    >
      <div className="flex gap-3">
        <div className="min-w-0 flex-1">
          {isPinned && (
            <p className="mb-1 flex items-center gap-1 text-meta font-semibold text-main">
              <Pin aria-hidden size={14} fill="currentColor" className="shrink-0" />
              {t('boards.notice.pinned')}
            </p>
          )}
          <h2 lang={lang} className="clamp-2 text-card text-ink-1">
            <Link to={paths.noticeDetail(post.uuid)} className="after:absolute after:inset-0">
              <MixedText text={shown.title} lang={lang} />
            </Link>
          </h2>
          <CardText lang={lang} className="mt-1 text-body text-ink-2">
            <MixedText text={shown.excerpt} lang={lang} />
          </CardText>
        </div>
        {post.thumbnailImageUrl && (
          <div className="w-22 shrink-0 pt-0.5">
            <Picture src={squarePicture(post.thumbnailImageUrl)} alt="" ratio={1} />
          </div>
        )}
      </div>
      <p
        className={cx(
          "mt-2 flex flex-wrap items-center text-meta gap-x-1.5 [&>:not(:last-child)]:after:ms-1.5 [&>:not(:last-child)]:after:content-['·']",
          isPinned ? 'text-ink-2' : 'text-ink-3',
        )}
      >
        <RelativeTime at={post.createdAt} />
        <LanguageMark shown={shown} originalLanguage={post.originalLanguage} />
      </p>
    </article>
  );
}
