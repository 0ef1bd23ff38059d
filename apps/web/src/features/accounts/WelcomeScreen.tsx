import { HTML_LANG, LANGUAGE_NAMES, LANGUAGES } from '@haiko/shared/i18n/languages';
import { BriefcaseBusiness, Map, MessagesSquare } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { TodayLine } from '#/features/feasts/TodayLine.tsx';
import { chooseLanguage } from '#/features/languages/chooseLanguage.ts';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { paths } from '#/paths.ts';
import { buttonClass } from '#/ui/buttonClass.ts';
import { Logo } from '#/ui/Logo.tsx';
import { ScreenTitle } from '#/ui/ScreenTitle.tsx';
import { ScreenSkeleton } from '#/ui/Skeleton.tsx';
import { WelcomeDrawing } from './WelcomeDrawing.tsx';

const ICON = { 'aria-hidden': true, size: 24, strokeWidth: 1.75 } as const;

/** What Haiko is, for who hears of it for the first time. */
export function Screen() {
  const { t } = useTranslation();
  return (
    <>
      <div
        aria-hidden
        className="pointer-events-none absolute inset-x-0 top-0 h-80 bg-linear-to-b from-sky to-transparent"
      />
      <div className="relative flex flex-1 flex-col gap-6 px-4 pt-6 pb-4 text-center">
        <div className="flex justify-center">
          <Logo height={34} />
        </div>
        <WelcomeDrawing />
        <div className="-mt-4">
          <TodayLine />
        </div>
        <div className="-mt-3 flex flex-col gap-1 text-balance">
          <ScreenTitle>{t('accounts.welcome.title')}</ScreenTitle>
          <p className="text-body text-ink-2">{t('accounts.welcome.lead')}</p>
        </div>
        <Languages />
        <ul className="flex flex-col gap-4 text-start">
          <Feature
            icon={<MessagesSquare {...ICON} />}
            title={t('accounts.welcome.talk')}
            hint={t('accounts.welcome.talkHint')}
          />
          <Feature
            icon={<BriefcaseBusiness {...ICON} />}
            title={t('accounts.welcome.work')}
            hint={t('accounts.welcome.workHint')}
          />
          <Feature icon={<Map {...ICON} />} title={t('accounts.welcome.know')} hint={t('accounts.welcome.knowHint')} />
        </ul>
      </div>
      <WaysOn />
    </>
  );
}

function Feature({ icon, title, hint }: { icon: ReactNode; title: string; hint: string }) {
  return (
    <li className="flex items-center gap-3.5">
      <span className="grid size-12 shrink-0 place-items-center rounded-card bg-main-soft text-main">{icon}</span>
      <span>
        <span className="block text-card text-ink-1">{title}</span>
        <span className="block text-body text-ink-2">{hint}</span>
      </span>
    </li>
  );
}

function Languages() {
  const { t } = useTranslation();
  const current = useLanguage();
  return (
    <div role="group" aria-label={t('accounts.welcome.languages')} className="grid grid-cols-3 gap-2">
      {LANGUAGES.map((language) => (
        <button
          key={language}
          type="button"
          lang={HTML_LANG[language]}
          aria-pressed={language === current}
          onClick={() => void chooseLanguage(language)}
          className="pressable min-h-11 rounded-full border border-line bg-page px-1 text-body text-ink-2 aria-pressed:border-main aria-pressed:bg-main-soft aria-pressed:font-semibold aria-pressed:text-main"
        >
          {LANGUAGE_NAMES[language]}
        </button>
      ))}
    </div>
  );
}

function WaysOn() {
  const { t } = useTranslation();
  return (
    <div className="sticky bottom-0 flex flex-col gap-2 border-t border-line bg-page px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
      <Link to={paths.signIn} className={buttonClass({ isWide: true })}>
        {t('accounts.welcome.signIn')}
      </Link>
      <Link to={paths.main} className={buttonClass({ variant: 'quiet', isWide: true })}>
        {t('accounts.welcome.lookAround')}
      </Link>
    </div>
  );
}

export const Skeleton = ScreenSkeleton;
