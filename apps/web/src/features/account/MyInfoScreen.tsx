import { LogOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNationalities } from '#/features/nationalities/useNationalities.ts';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { Avatar } from '#/ui/Avatar.tsx';
import { confirm } from '#/ui/confirm.ts';
import { Flag } from '#/ui/Flag.tsx';
import { ScreenTitle } from '#/ui/ScreenTitle.tsx';
import { RowSkeletons } from '#/ui/Skeleton.tsx';
import { signOut } from './signOut.ts';
import { useSignedInMe } from './useMe.ts';

/** /myinfor: who is signed in, and the way out. */
export function Screen() {
  const { t } = useTranslation();
  const language = useLanguage();
  const me = useSignedInMe();
  const nationality = me.nationalityInfo.nationality;
  const names = useNationalities().find(({ uuid }) => uuid === nationality?.uuid)?.names;

  async function handleLogOut() {
    if (await confirm(t('account.myInfo.confirmLogOut'))) await signOut();
  }

  return (
    <>
      <ScreenTitle>{t('account.myInfo.title')}</ScreenTitle>
      <div className="flex items-center gap-4 px-4 pt-2 pb-6">
        <Avatar name={me.nickname} src={me.profileImageUrl} size={72} />
        <div className="flex min-w-0 flex-col gap-1">
          <p className="text-card break-words text-ink-1">{me.nickname}</p>
          {nationality && (
            <p className="flex items-center gap-2 text-body text-ink-2">
              <Flag code={nationality.code} />
              {names?.[language]}
            </p>
          )}
        </div>
      </div>
      <section aria-label={t('account.myInfo.login')} className="border-t-8 border-sunken px-4 pt-5">
        <h2 className="pb-1 text-meta text-ink-3">{t('account.myInfo.login')}</h2>
        <button
          type="button"
          onClick={handleLogOut}
          className="pressable -mx-2 flex min-h-12 w-full items-center gap-3.5 rounded-card px-2 text-input text-ink-1 active:bg-sunken"
        >
          <LogOut aria-hidden size={22} strokeWidth={1.75} className="shrink-0 text-ink-3" />
          {t('account.myInfo.logOut')}
        </button>
      </section>
    </>
  );
}

export function Skeleton() {
  return <RowSkeletons count={2} />;
}
