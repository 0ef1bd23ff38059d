import { useFragment } from '#/api/apollo.ts';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useParams } from 'react-router-dom';
import { errorCode } from '#/api/errorMessage.ts';
import { PostCardFragmentDoc, PostDetailDocument } from '#/api/generated.ts';
import { useCountedView, useFreshQuery } from '#/api/useRenderedQuery.ts';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { paths } from '#/paths.ts';
import { buttonClass } from '#/ui/buttonClass.ts';
import { EmptyState } from '#/ui/EmptyState.tsx';
import { InlineError } from '#/ui/InlineError.tsx';
import { HeaderKind, ScreenTitle } from '#/ui/ScreenTitle.tsx';
import { ScreenSkeleton } from '#/ui/Skeleton.tsx';
import { useReturnTo } from '#/ui/leaving.ts';
import { useOnBlocked } from '#/features/blocks/useOnBlocked.ts';
import { Comments } from '#/features/comments/Comments.tsx';
import { BOARDS, isOfficial } from './OfficialLine.tsx';
import { PostBody } from './PostBody.tsx';
import { countView, useViewLog } from './useViewLog.ts';

/** /postdetail/:uuid: what the card in the list knew is there at once, the rest follows. */
export function Screen() {
  const { uuid = '' } = useParams();
  const post = usePost(uuid);
  return (
    <>
      <Kind board={post.full?.board} />
      <Shown uuid={uuid} post={post} />
    </>
  );
}

/** A post, or the board of Haiko's own that it was opened on. */
function Kind({ board }: { board?: string | undefined }) {
  const { t } = useTranslation();
  const isPost = useLocation().pathname.startsWith(paths.postDetail(''));
  if (isPost) return <HeaderKind>{t('posts.detail.title')}</HeaderKind>;
  return isOfficial(board) && <HeaderKind>{t(BOARDS[board].label)}</HeaderKind>;
}

function Shown({ uuid, post }: { uuid: string; post: ReturnType<typeof usePost> }) {
  const { t } = useTranslation();
  const { card, full, isMissing, error, refetch } = post;
  const returnTo = useReturnTo();
  useViewLog(useCountedView(countView, uuid)?.postViewLogUuid ?? full?.postViewLogUuid);
  useOnBlocked(card?.user.uuid, () => returnTo(paths.main));
  useOnBlocked(uuid, () => returnTo(paths.main));

  if (isMissing) return <MissingPost />;
  if (!card) {
    return error ? (
      <>
        <ScreenTitle isHidden>{t('posts.detail.title')}</ScreenTitle>
        <InlineError message={t('posts.detail.failed')} onRetry={refetch} />
      </>
    ) : (
      <ScreenSkeleton />
    );
  }
  return (
    <>
      <PostBody key={uuid} card={card} full={full} isFailed={error !== undefined} onRetry={refetch} />
      {/* They load at once, but stand only below the whole post: it would push them away. */}
      <div className={full || error ? 'contents' : 'hidden'}>
        <Comments post={card} />
      </div>
    </>
  );
}

export function Skeleton() {
  return (
    <>
      <Kind />
      <ScreenSkeleton />
    </>
  );
}

function usePost(uuid: string) {
  const language = useLanguage();
  const { data, previousData, error, refetch } = useFreshQuery(PostDetailDocument, { uuid, language });
  const cached = useFragment({
    fragment: PostCardFragmentDoc,
    fragmentName: 'PostCard',
    from: { __typename: 'Post', uuid },
    variables: { language },
  });
  // After a change of language the old words stay until the new ones are there.
  const full = (data ?? previousData)?.readPost ?? undefined;
  const isMissing = data?.readPost === null || (errorCode(error) === 'VALIDATION_FAILED' && !full);
  return {
    full,
    card: full ?? (cached.complete ? cached.data : undefined),
    isMissing,
    error: full ? undefined : error,
    refetch: () => void refetch().catch(() => undefined),
  };
}

function MissingPost() {
  const { t } = useTranslation();
  return (
    <>
      <ScreenTitle isHidden>{t('posts.detail.failed')}</ScreenTitle>
      <EmptyState
        drawing="broken"
        message={t('posts.detail.failed')}
        action={
          <Link to={paths.main} replace className={buttonClass({ variant: 'soft', size: 'sm' })}>
            {t('common.button.goToMain')}
          </Link>
        }
      />
    </>
  );
}
