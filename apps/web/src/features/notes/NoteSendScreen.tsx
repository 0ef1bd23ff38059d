import { NICKNAME_MAX } from '@haiko/shared/limits';
import { MessageCircle } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { NoteRecipientsDocument, type AuthorFragment } from '#/api/generated.ts';
import { useLiveQuery } from '#/api/useLiveQuery.ts';
import { displayName, nameLang } from '#/features/users/AuthorLine.tsx';
import { paths } from '#/paths.ts';
import { Avatar } from '#/ui/Avatar.tsx';
import { buttonClass } from '#/ui/buttonClass.ts';
import { EmptyState } from '#/ui/EmptyState.tsx';
import { Flag } from '#/ui/Flag.tsx';
import { InfiniteList } from '#/ui/InfiniteList.tsx';
import { ScreenTitle } from '#/ui/ScreenTitle.tsx';
import { SearchField } from '#/ui/SearchField.tsx';
import { RowSkeletons } from '#/ui/Skeleton.tsx';

/** /notesend: whom to write to, among one's friends. */
export function Screen() {
  const { t } = useTranslation();
  const [keyword, setKeyword] = useState('');
  return (
    <>
      <ScreenTitle>{t('notes.send.title')}</ScreenTitle>
      <div className="px-4 pb-1">
        <SearchField label={t('notes.send.search')} value={keyword} onChange={setKeyword} maxLength={NICKNAME_MAX} />
      </div>
      <Friends keyword={useDeferredValue(keyword.trim())} />
    </>
  );
}

export function Skeleton() {
  return <RowSkeletons />;
}

function Friends({ keyword }: { keyword: string }) {
  const { t } = useTranslation();
  const { items, error, refresh, ...list } = useLiveQuery(
    NoteRecipientsDocument,
    { nickName: keyword || null },
    (data) => data.readFriendsList,
  );
  return (
    <InfiniteList
      items={items ?? []}
      keyOf={({ uuid }) => uuid}
      renderItem={(friend) => <Recipient friend={friend} />}
      hasMore={list.hasMore}
      loadMore={list.loadMore}
      isLoading={list.isLoading}
      skeleton={<RowSkeletons />}
      error={error && t('notes.send.loadFailed')}
      onRetry={() => void refresh().catch(() => undefined)}
      empty={keyword ? <EmptyState drawing="search" message={t('notes.send.notFound')} /> : <NoFriends />}
    />
  );
}

function Recipient({ friend }: { friend: AuthorFragment }) {
  const { t } = useTranslation();
  const name = displayName(t, friend);
  const { nationality } = friend.nationalityInfo;
  return (
    <Link
      to={paths.noteDetail(friend.uuid)}
      replace
      aria-label={t('notes.send.write', { name })}
      className="flex min-h-16 items-center gap-3 px-4 py-2.5 active:bg-sunken"
    >
      <Avatar name={friend.nickname} src={friend.profileImageUrl} size={44} />
      <span lang={nameLang(friend)} className="truncate text-body font-semibold text-ink-1">
        {name}
      </span>
      {nationality && <Flag code={nationality.code} width={18} />}
      <MessageCircle aria-hidden size={20} strokeWidth={1.75} className="ms-auto shrink-0 text-main" />
    </Link>
  );
}

function NoFriends() {
  const { t } = useTranslation();
  return (
    <EmptyState
      drawing="people"
      message={t('notes.send.empty')}
      hint={t('notes.send.emptyHint')}
      action={
        <Link to={paths.main} className={buttonClass({ variant: 'soft', size: 'sm' })}>
          {t('notes.send.feed')}
        </Link>
      }
    />
  );
}
