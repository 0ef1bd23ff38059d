import { KEYWORD_MAX } from '@haiko/shared/limits';
import { SquarePen } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { ConversationsDocument } from '#/api/generated.ts';
import { useLiveRefresh } from '#/api/live/useLiveRefresh.ts';
import { useLiveQuery } from '#/api/useLiveQuery.ts';
import { wantedAddress } from '#/navigation.ts';
import { paths } from '#/paths.ts';
import { buttonClass } from '#/ui/buttonClass.ts';
import { EmptyState } from '#/ui/EmptyState.tsx';
import { InfiniteList } from '#/ui/InfiniteList.tsx';
import { PullToRefresh } from '#/ui/PullToRefresh.tsx';
import { ScreenTitle } from '#/ui/ScreenTitle.tsx';
import { SearchField } from '#/ui/SearchField.tsx';
import { RowSkeletons } from '#/ui/Skeleton.tsx';
import { TabLinks } from '#/ui/TabLinks.tsx';
import { ConversationRow } from './ConversationRow.tsx';

/** /notemanager?tab=friends&q=…: with whom one has exchanged notes, the latest first. */
export function Screen() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const tab = tabOf(search);
  // The box's own: an address comes too late for who composes syllables.
  const [keyword, setKeyword] = useState(search.get('q') ?? '');

  function handleSearch(next: string) {
    setKeyword(next);
    // A tab that was tapped a moment ago is not shown yet, nor has the screen gone that is being left.
    const wanted = wantedAddress();
    if (wanted.pathname !== paths.notes) return;
    const to = paths.notesFound(tabOf(new URLSearchParams(wanted.search)), next);
    void navigate(to, { replace: true, preventScrollReset: true });
  }

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-2 px-4 pt-1">
        {/* Without most of its own margins: both stand side by side on the narrowest phones, too. */}
        <div className="-ms-4 -me-2">
          <ScreenTitle>{t('notes.list.title')}</ScreenTitle>
        </div>
        <Link to={paths.noteSend} className={buttonClass({ variant: 'soft', size: 'sm' })}>
          <SquarePen aria-hidden size={18} />
          {t('notes.list.new')}
        </Link>
      </div>
      <TabLinks
        label={t('notes.list.tabs')}
        tabs={[
          { to: paths.notesFound('all', keyword), label: t('notes.list.all'), isActive: tab === 'all' },
          { to: paths.notesFound('friends', keyword), label: t('notes.list.friends'), isActive: tab === 'friends' },
        ]}
      />
      <div className="px-4 pt-3 pb-1">
        <SearchField label={t('notes.list.search')} value={keyword} onChange={handleSearch} maxLength={KEYWORD_MAX} />
      </div>
      {/* Each tab is a list of its own: while one loads, the other one's rows would be wrong. */}
      <Conversations key={tab} keyword={useDeferredValue(keyword.trim())} isFriends={tab === 'friends'} />
    </>
  );
}

export function Skeleton() {
  return <RowSkeletons />;
}

function tabOf(search: URLSearchParams): 'all' | 'friends' {
  return search.get('tab') === 'friends' ? 'friends' : 'all';
}

function Conversations({ keyword, isFriends }: { keyword: string; isFriends: boolean }) {
  const { t } = useTranslation();
  const { items, error, refresh, ...list } = useLiveQuery(
    ConversationsDocument,
    { keyword: keyword || null, isFriend: isFriends || null },
    (data) => data.readConversationList,
  );
  useLiveRefresh((event) => event.name === 'missed' || (event.name === 'note' && event.kind === 'new'), refresh);

  return (
    <PullToRefresh onRefresh={refresh} failed={t('notes.list.refreshFailed')}>
      <InfiniteList
        items={items ?? []}
        keyOf={({ applicationUuid, partnerUser }) => applicationUuid ?? partnerUser.uuid}
        renderItem={(conversation) => <ConversationRow conversation={conversation} />}
        hasMore={list.hasMore}
        loadMore={list.loadMore}
        isLoading={list.isLoading}
        skeleton={<RowSkeletons />}
        error={error && t('notes.list.loadFailed')}
        onRetry={() => void refresh().catch(() => undefined)}
        empty={<NoConversations keyword={keyword} isFriends={isFriends} />}
      />
    </PullToRefresh>
  );
}

function NoConversations({ keyword, isFriends }: { keyword: string; isFriends: boolean }) {
  const { t } = useTranslation();
  if (keyword) {
    return <EmptyState drawing="search" message={t('notes.list.notFound')} hint={t('notes.list.notFoundHint')} />;
  }
  return (
    <EmptyState
      drawing="letters"
      message={isFriends ? t('notes.list.emptyFriends') : t('notes.list.empty')}
      hint={t('notes.list.emptyHint')}
      action={
        <Link to={paths.noteSend} className={buttonClass({ size: 'sm' })}>
          {t('notes.list.new')}
        </Link>
      }
    />
  );
}
