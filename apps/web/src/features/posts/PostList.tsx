import { Suspense, type ReactNode } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { useTranslation } from 'react-i18next';
import { errorCode, errorMessage } from '#/api/errorMessage.ts';
import type { PostCardFragment } from '#/api/generated.ts';
import type { PagedList } from '#/api/usePagedList.ts';
import { useRetry } from '#/api/useRetry.ts';
import { LogInInstead } from '#/features/sessions/LogInInstead.tsx';
import { useMe } from '#/features/users/useMe.ts';
import { InfiniteList } from '#/ui/InfiniteList.tsx';
import { InlineError } from '#/ui/InlineError.tsx';
import { PullToRefresh } from '#/ui/PullToRefresh.tsx';
import { CardSkeletons } from '#/ui/Skeleton.tsx';
import { PostCard } from './PostCard.tsx';

interface PostListProps<Post extends PostCardFragment> {
  list: PagedList<Post>;
  /** A card of the feed when left out; `me` is the reader's uuid, if signed in. */
  renderPost?: (post: Post, me: string | undefined) => ReactNode;
  empty: ReactNode;
  /** What else a refresh loads anew. */
  onRefresh?: () => Promise<unknown>;
}

/** Posts one below the other: more at the end, everything anew when pulled down. */
export function PostList<Post extends PostCardFragment>(props: PostListProps<Post>) {
  const { list, renderPost = renderCard, empty, onRefresh } = props;
  const { t } = useTranslation();
  const me = useMe()?.uuid;

  const handleRefresh = () => Promise.all([list.refresh(), onRefresh?.()]);

  return (
    <PullToRefresh onRefresh={handleRefresh} failed={t('posts.feed.refreshFailed')}>
      <InfiniteList
        items={list.items}
        keyOf={(post) => post.uuid}
        renderItem={(post) => renderPost(post, me)}
        areTall={renderPost === renderCard}
        hasMore={list.hasMore}
        loadMore={list.loadMore}
        empty={empty}
      />
    </PullToRefresh>
  );
}

function renderCard(post: PostCardFragment, me: string | undefined): ReactNode {
  return <PostCard post={post} me={me} />;
}

interface PostListBoundaryProps {
  /** Said when the list cannot be loaded. */
  message: string;
  /** What tells this list from another one in its place, which begins with its own skeleton. */
  listKey?: string | undefined;
  skeleton?: ReactNode;
  /** The screen's title, where it comes with what is loaded. */
  title?: ReactNode;
  children: ReactNode;
}

/** Around a list that suspends: what stands above it stays, whatever happens to the list. */
export function PostListBoundary(props: PostListBoundaryProps) {
  const { message, listKey, skeleton = <CardSkeletons />, title, children } = props;
  return (
    <ErrorBoundary
      resetKeys={[listKey]}
      fallbackRender={(failure) => (
        <>
          {title}
          <ListError {...failure} message={message} />
        </>
      )}
    >
      <Suspense key={listKey} fallback={skeleton}>
        {children}
      </Suspense>
    </ErrorBoundary>
  );
}

function ListError({ error, message, resetErrorBoundary }: FallbackProps & { message: string }) {
  const { isRetrying, retry } = useRetry(resetErrorBoundary);
  // The one failure that trying again at once does not mend.
  const said = errorCode(error) === 'TOO_MANY_REQUESTS' ? errorMessage(error) : message;
  return (
    <>
      <InlineError message={said} isBusy={isRetrying} onRetry={() => void retry()} />
      <LogInInstead error={error} />
    </>
  );
}
