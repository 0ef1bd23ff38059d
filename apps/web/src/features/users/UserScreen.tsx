import { LANGUAGE_NAMES, HTML_LANG } from '@haiko/shared/i18n/languages';
import { CalendarDays, Languages, UsersRound, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { useQuery } from '#/api/apollo.ts';
import { PostsOfUserDocument, RelationshipDocument } from '#/api/generated.ts';
import { usePagedList } from '#/api/usePagedList.ts';
import { useOnBlocked } from '#/features/blocks/useOnBlocked.ts';
import { PostList, PostListBoundary } from '#/features/posts/PostList.tsx';
import { paths } from '#/paths.ts';
import { Avatar } from '#/ui/Avatar.tsx';
import { buttonClass } from '#/ui/buttonClass.ts';
import { EmptyState } from '#/ui/EmptyState.tsx';
import { InlineError } from '#/ui/InlineError.tsx';
import { ScreenTitle } from '#/ui/ScreenTitle.tsx';
import { CardSkeletons, Skeleton as Box } from '#/ui/Skeleton.tsx';
import { useReturnTo } from '#/ui/leaving.ts';
import { displayName, nameLang } from './AuthorLine.tsx';
import { NationalityLine } from './NationalityLine.tsx';
import { PersonMenu } from './PersonMenu.tsx';
import { UserActions } from './UserActions.tsx';
import { useSignedInMe } from './useMe.ts';
import type { User } from './useRelationship.ts';

/** /user/:uuid: who somebody is, as everybody here may know, and what they have written. */
export function Screen() {
  const { uuid = '' } = useParams();
  const { t } = useTranslation();
  const me = useSignedInMe();
  const returnTo = useReturnTo();
  const { data, error, refetch } = useQuery(RelationshipDocument, {
    variables: { uuid },
    fetchPolicy: 'cache-and-network',
  });
  useOnBlocked(uuid, () => returnTo(paths.main));
  const person = data?.readUser;
  return (
    <>
      <ScreenTitle>{t('users.person.title')}</ScreenTitle>
      {person ? (
        <Person person={person} isOneself={me.uuid === uuid} />
      ) : data ? (
        <EmptyState drawing="broken" message={t('users.profile.unavailable')} />
      ) : error ? (
        <InlineError message={t('users.profile.unavailable')} onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <PersonSkeleton />
      )}
    </>
  );
}

export function Skeleton() {
  const { t } = useTranslation();
  return (
    <>
      <ScreenTitle>{t('users.person.title')}</ScreenTitle>
      <PersonSkeleton />
    </>
  );
}

function Person({ person, isOneself }: { person: User; isOneself: boolean }) {
  const { t } = useTranslation();
  if (person.isWithdrawn) return <EmptyState message={t('users.person.withdrawn')} />;
  return (
    <>
      <section className="flex flex-col gap-4 px-4 pb-5">
        <div className="flex items-start gap-4">
          <Avatar name={person.nickname} src={person.profileImageUrl} size={72} />
          <div className="flex min-h-18 min-w-0 flex-1 flex-col justify-center gap-1">
            <p lang={nameLang(person)} className="text-title wrap-anywhere text-ink-1">
              {displayName(t, person)}
            </p>
            <NationalityLine user={person} />
          </div>
          {!isOneself && <PersonMenu person={person} />}
        </div>
        <Facts person={person} />
        {isOneself ? (
          <Link to={paths.myInfo} className={buttonClass({ variant: 'soft', size: 'sm', isWide: true })}>
            {t('common.nav.myInfo')}
          </Link>
        ) : (
          <UserActions person={person} />
        )}
      </section>
      <h2 className="border-t border-line px-4 pt-4 pb-1 text-card text-ink-1">{t('users.page.posts')}</h2>
      <PostListBoundary message={t('posts.feed.loadFailed')} listKey={person.uuid}>
        <Posts uuid={person.uuid} />
      </PostListBoundary>
    </>
  );
}

function Facts({ person: { languages, memberSince, commonFriendsCount } }: { person: User }) {
  const { t } = useTranslation();
  return (
    <ul className="flex flex-col gap-2 text-body text-ink-2">
      {languages && languages.length > 0 && (
        <Fact Icon={Languages} label={t('users.page.languages')}>
          {languages.map((language, index) => (
            <span key={language}>
              {index > 0 && ' · '}
              <span lang={HTML_LANG[language]}>{LANGUAGE_NAMES[language]}</span>
            </span>
          ))}
        </Fact>
      )}
      {memberSince && (
        <Fact Icon={CalendarDays}>{t('users.page.since', { month: memberSince.replace('-', '.') })}</Fact>
      )}
      {commonFriendsCount ? (
        <Fact Icon={UsersRound}>{t('users.page.commonFriends', { count: commonFriendsCount })}</Fact>
      ) : null}
    </ul>
  );
}

interface FactProps {
  Icon: LucideIcon;
  /** Said of what does not say it itself. */
  label?: string;
  children: ReactNode;
}

function Fact({ Icon, label, children }: FactProps) {
  return (
    <li className="flex items-start gap-2">
      <Icon aria-hidden size={18} strokeWidth={1.75} className="mt-0.5 shrink-0 text-ink-3" />
      <span className="min-w-0">
        {label && <span className="sr-only">{label}: </span>}
        {children}
      </span>
    </li>
  );
}

function Posts({ uuid }: { uuid: string }) {
  const { t } = useTranslation();
  const { list } = usePagedList(PostsOfUserDocument, { variables: { uuid }, skipOf: (posts) => posts.length });
  return <PostList list={list} empty={<EmptyState message={t('posts.feed.empty')} />} />;
}

function PersonSkeleton() {
  return (
    <>
      <div aria-hidden className="flex flex-col gap-4 px-4 pb-5">
        <div className="flex items-center gap-4">
          <Box shape="round" className="size-18" />
          <div className="flex flex-col gap-2">
            <Box className="h-6 w-36" />
            <Box className="h-5 w-24" />
          </div>
        </div>
        <Box className="h-5 w-40" />
        <Box className="h-5 w-32" />
        <Box shape="card" className="h-11 w-full" />
        <Box shape="card" className="h-11 w-full" />
      </div>
      <CardSkeletons />
    </>
  );
}
