import { KEYWORD_MAX } from '@haiko/shared/limits';
import { useSuspenseQuery } from '#/api/apollo.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { DeskPeopleDocument, type DeskPersonFragment } from '#/api/generated.ts';
import { langOf } from '#/features/text/langOf.ts';
import { paths } from '#/paths.ts';
import { Avatar } from '#/ui/Avatar.tsx';
import { buttonClass } from '#/ui/buttonClass.ts';
import { Select } from '#/ui/Select.tsx';
import { SearchField } from '#/ui/SearchField.tsx';
import { Veiled } from '#/ui/Veiled.tsx';
import { DESK_PAGE, DeskSplit, useDeskSkip } from './DeskSplit.tsx';
import { LostAppForm } from './LostAppForm.tsx';
import { useReturned } from './ReturnMark.tsx';
import { RoleForm } from './RoleForm.tsx';
import { PersonHistory } from './PersonHistory.tsx';
import { PersonNotes } from './PersonNotes.tsx';
import { PersonWritings } from './PersonWritings.tsx';
import { SuspendedMark } from '#/features/suspensions/SuspendedMark.tsx';
import { SuspensionForm } from './SuspensionForm.tsx';

const ROLES = ['USER', 'PARTNER', 'MODERATOR', 'ADMIN'] as const;

/** /desk/people: somebody by name or address, to be suspended or given a role. */
export function PeopleDesk() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const keyword = search.get('q') ?? '';
  const role = ROLES.find((each) => each === search.get('role')) ?? null;
  const skip = useDeskSkip();
  const { data } = useSuspenseQuery(DeskPeopleDocument, {
    variables: { keyword, role, skip, take: DESK_PAGE },
    fetchPolicy: 'no-cache',
  });
  const { items, hasMore } = data.page;
  const returned = useReturned(items.map(({ uuid }) => uuid));
  return (
    <DeskSplit
      label={t('desk.nav.people')}
      items={items}
      hasMore={hasMore}
      keyOf={({ uuid }) => uuid}
      renderRow={(person) => <PersonRow person={person} hasReturned={returned.has(person.uuid)} />}
      renderCase={(uuid) => {
        const person = items.find((item) => item.uuid === uuid);
        return person && <PersonCase key={uuid} person={person} />;
      }}
      top={<PeopleSearch key={keyword} keyword={keyword} role={role} />}
    />
  );
}

function PeopleSearch({ keyword, role }: { keyword: string; role: string | null }) {
  const { t } = useTranslation();
  const [, setSearch] = useSearchParams();
  const [typed, setTyped] = useState(keyword);
  const show = (text: string, chosen: string) =>
    setSearch({ ...(text.trim() && { q: text.trim() }), ...(chosen && { role: chosen }) });
  return (
    <form
      role="search"
      className="flex flex-col gap-3 px-4 py-3"
      onSubmit={(event) => {
        event.preventDefault();
        show(typed, role ?? '');
      }}
    >
      <SearchField label={t('desk.people.search')} value={typed} onChange={setTyped} maxLength={KEYWORD_MAX} />
      <Select
        label={t('desk.people.roleOf')}
        value={role ?? ''}
        onChange={(event) => show(typed, event.target.value)}
        options={[
          { value: '', label: t('desk.people.anyRole') },
          ...ROLES.map((value) => ({ value, label: t(`desk.people.role.${value}`) })),
        ]}
      />
    </form>
  );
}

function PersonRow({ person, hasReturned }: { person: DeskPersonFragment; hasReturned: boolean }) {
  const { t } = useTranslation();
  const { nickname, email, role } = person;
  return (
    <span className="flex items-center gap-3">
      <Avatar name={nickname} />
      <span className="flex min-w-0 flex-col">
        <span lang={langOf(nickname)} className="truncate text-body font-semibold text-ink-1">
          {nickname}
        </span>
        <span className="truncate text-meta text-ink-3">{email ?? t(`desk.people.role.${role}`)}</span>
        <UnconfirmedMark person={person} />
        <SuspendedMark until={person.suspendedUntil} />
        {hasReturned && (
          <span className="self-start rounded-full bg-accent-soft px-2 text-meta text-ink-1">
            {t('desk.returns.mark')}
          </span>
        )}
      </span>
    </span>
  );
}

/** Of an address that anybody may have typed. */
function UnconfirmedMark({ person: { email, isEmailConfirmed } }: { person: DeskPersonFragment }) {
  const { t } = useTranslation();
  if (email === null || isEmailConfirmed) return null;
  return (
    <span className="self-start rounded-full bg-accent-soft px-2 text-meta text-ink-1">
      {t('desk.people.notConfirmed')}
    </span>
  );
}

/** The picture of somebody, seen by nobody before they want to; the list shows none. */
export function PersonPicture({ nickname, src }: { nickname: string; src: string | null }) {
  const { t } = useTranslation();
  const picture = <Avatar name={nickname} src={src} size={72} />;
  return src === null ? picture : <Veiled label={t('desk.reports.showPicture', { number: 1 })}>{picture}</Veiled>;
}

function PersonCase({ person }: { person: DeskPersonFragment }) {
  const { t } = useTranslation();
  const { uuid, nickname, profileImageUrl, email, role } = person;
  return (
    <article className="flex flex-col gap-6 px-4 py-4 lg:px-6">
      <div className="flex items-center gap-4">
        <PersonPicture nickname={nickname} src={profileImageUrl} />
        <div className="flex min-w-0 flex-col">
          <h2 lang={langOf(nickname)} className="text-card wrap-anywhere text-ink-1">
            {nickname}
          </h2>
          <p className="text-body wrap-anywhere text-ink-2">{email}</p>
          <UnconfirmedMark person={person} />
          <p className="text-meta text-ink-3">{t(`desk.people.role.${role}`)}</p>
        </div>
      </div>
      <PersonHistory userUuid={uuid} />
      <PersonNotes userUuid={uuid} />
      {/* Done, it begins anew: a second tap is no second suspension. */}
      <SuspensionForm key={String(person.suspendedUntil)} person={person} />
      <RoleForm key={person.role} person={person} />
      <LostAppForm key={String(person.isRemovalAsked)} person={person} />
      <PersonWritings key={uuid} userUuid={uuid} />
      <Link
        to={`${paths.deskSection('audit')}?target=${uuid}`}
        className={buttonClass({ variant: 'soft', size: 'sm' })}
      >
        {t('desk.people.audit')}
      </Link>
    </article>
  );
}
