import { formatCount } from '@haiko/shared/format';
import { Gavel, Heart, PencilLine } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EnterpriseMenu } from '#/features/companies/EnterpriseMenu.tsx';
import { useNationalities } from '#/features/nationalities/useNationalities.ts';
import { langOf } from '#/features/text/langOf.ts';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { paths } from '#/paths.ts';
import { Flag } from '#/ui/Flag.tsx';
import { MenuLink, MenuSection } from '#/ui/MenuSection.tsx';
import { ScreenTitle } from '#/ui/ScreenTitle.tsx';
import { Loading, RowSkeletons, Skeleton as Box } from '#/ui/Skeleton.tsx';
import { DataSection } from './DataSection.tsx';
import { JobSearchSection } from './JobSearchSection.tsx';
import { LoginSection } from './LoginSection.tsx';
import { ProfilePicture } from './ProfilePicture.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import { useMyInfo, type MyInfo } from './useMyInfo.ts';

export const titleKey = 'myInfo.title';

/** /myinfor: who is signed in, what is theirs, and how they want it. */
export function Screen() {
  const { t } = useTranslation();
  const me = useMyInfo();
  return (
    <>
      <ScreenTitle>{t('myInfo.title')}</ScreenTitle>
      <div className="flex items-center gap-4 px-4 pt-1 pb-4">
        <ProfilePicture me={me} />
        <NameAndNationality me={me} />
      </div>
      <div className="flex gap-2 px-4 pb-5 *:flex-1">
        <Count to={paths.friends} label={t('myInfo.friends')} count={me.friendsCount} />
        <Count to={paths.notes} label={t('myInfo.notes')} count={me.unreadNotesCount} />
      </div>
      <MenuSection title={t('myInfo.section.community')}>
        <MenuLink to={paths.myPosts} Icon={PencilLine} label={t('myInfo.myPosts')} />
        <MenuLink to={paths.likedAndScrapped} Icon={Heart} label={t('myInfo.likedAndScrapped')} />
      </MenuSection>
      <JobSearchSection />
      <EnterpriseMenu />
      {me.moderatedSuggestionsCount !== null && (
        <MenuSection title={t('myInfo.section.desk')}>
          <MenuLink to={paths.desk} Icon={Gavel} label={t('myInfo.desk')} />
        </MenuSection>
      )}
      <SettingsSection me={me} />
      <DataSection me={me} />
      <LoginSection me={me} />
    </>
  );
}

export function Skeleton() {
  return (
    <Loading>
      <div className="flex items-center gap-4 px-4 pt-16 pb-4">
        <Box shape="round" className="size-18 shrink-0" />
        <Box className="h-5 w-32" />
      </div>
      <RowSkeletons count={4} />
    </Loading>
  );
}

function NameAndNationality({ me }: { me: MyInfo }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { nationality } = me.nationalityInfo;
  const names = useNationalities().find(({ uuid }) => uuid === nationality?.uuid)?.names;
  return (
    <div className="flex min-w-0 flex-col">
      <Link
        to={paths.nicknameModify}
        className="pressable inline-flex min-h-11 items-center gap-2 text-card wrap-anywhere text-ink-1"
      >
        <span lang={langOf(me.nickname)} className="text-card">
          {me.nickname}
        </span>
        <PencilLine aria-hidden size={18} className="shrink-0 text-ink-3" />
        <span className="sr-only">{t('myInfo.nickname.title')}</span>
      </Link>
      {nationality && (
        <p className="flex items-center gap-2 text-body text-ink-2">
          <Flag code={nationality.code} />
          {names?.[language]}
        </p>
      )}
    </div>
  );
}

function Count({ to, label, count }: { to: string; label: string; count: number }) {
  const language = useLanguage();
  return (
    <Link
      to={to}
      className="pressable flex min-h-14 flex-col items-center justify-center rounded-card bg-sunken px-2 py-2 text-center"
    >
      <span className="text-card text-ink-1 tabular-nums">{formatCount(count, language)}</span>
      <span className="text-meta text-ink-2">{label}</span>
    </Link>
  );
}
