import { KEYWORD_MAX } from '@haiko/shared/limits';
import { Suspense, useDeferredValue, useEffect, useState } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { useRetry } from '#/api/useRetry.ts';
import { paths } from '#/paths.ts';
import { buttonClass } from '#/ui/buttonClass.ts';
import { EmptyState } from '#/ui/EmptyState.tsx';
import { InfiniteList } from '#/ui/InfiniteList.tsx';
import { InlineError } from '#/ui/InlineError.tsx';
import { PullToRefresh } from '#/ui/PullToRefresh.tsx';
import { ScreenTitle } from '#/ui/ScreenTitle.tsx';
import { SearchField } from '#/ui/SearchField.tsx';
import { RowSkeletons } from '#/ui/Skeleton.tsx';
import { useDebounced } from '#/ui/useDebounced.ts';
import { FriendRow } from './FriendRow.tsx';
import { RequestsLink } from './RequestsLink.tsx';
import { useFriends } from './useFriends.ts';

/** /friendmanage: one's friends, to be found, written to and let go, and the way to the requests. */
export function Screen() {
  const { t } = useTranslation();
  const { keyword, setKeyword, nickName } = useNameSearch();
  // The found ones stay until the next ones are there.
  const shown = useDeferredValue(nickName);
  return (
    <>
      <ScreenTitle>{t('friends.title')}</ScreenTitle>
      <RequestsLink />
      <div className="px-4 pt-3">
        <SearchField label={t('friends.search')} value={keyword} onChange={setKeyword} maxLength={KEYWORD_MAX} />
      </div>
      <ErrorBoundary resetKeys={[shown]} FallbackComponent={FriendsError}>
        <Suspense fallback={<RowSkeletons />}>
          <Friends nickName={shown} />
        </Suspense>
      </ErrorBoundary>
    </>
  );
}

export function Skeleton() {
  return <RowSkeletons />;
}

/** What is typed, and, a moment later and in the address too, what is looked for. */
function useNameSearch() {
  const [params, setParams] = useSearchParams();
  const [keyword, setKeyword] = useState(params.get('q') ?? '');
  const nickName = useDebounced(keyword.trim());
  const known = params.get('q') ?? '';
  useEffect(
    function keepInAddress() {
      if (nickName !== known) setParams(nickName ? { q: nickName } : {}, { replace: true, preventScrollReset: true });
    },
    [nickName, known, setParams],
  );
  return { keyword, setKeyword, nickName };
}

function Friends({ nickName }: { nickName: string }) {
  const { t } = useTranslation();
  const { friends, count, hasMore, loadMore, refresh } = useFriends(nickName);

  return (
    <PullToRefresh onRefresh={refresh} failed={t('friends.loadFailed')}>
      <p role="status" className={count > 0 ? 'px-4 pt-3 pb-1 text-meta text-ink-3' : 'sr-only'}>
        {nickName ? t('friends.found', { count }) : t('friends.count', { count })}
      </p>
      <InfiniteList
        items={friends}
        keyOf={(friend) => friend.uuid}
        renderItem={(friend) => <FriendRow friend={friend} />}
        hasMore={hasMore}
        loadMore={loadMore}
        empty={nickName ? <NoneFound /> : <NoFriends />}
      />
    </PullToRefresh>
  );
}

function FriendsError({ resetErrorBoundary }: FallbackProps) {
  const { t } = useTranslation();
  const { isRetrying, retry } = useRetry(resetErrorBoundary);
  return <InlineError message={t('friends.loadFailed')} isBusy={isRetrying} onRetry={() => void retry()} />;
}

function NoFriends() {
  const { t } = useTranslation();
  return (
    <EmptyState
      drawing="people"
      message={t('friends.empty')}
      hint={t('friends.emptyHint')}
      action={
        <Link to={paths.main} className={buttonClass({ variant: 'soft', size: 'sm' })}>
          {t('friends.emptyAction')}
        </Link>
      }
    />
  );
}

function NoneFound() {
  const { t } = useTranslation();
  return <EmptyState drawing="search" message={t('friends.noneFound')} hint={t('friends.noneFoundHint')} />;
}
