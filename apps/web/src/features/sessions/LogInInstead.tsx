import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { errorCode } from '#/api/errorMessage.ts';
import { useIsSignedIn } from '#/api/useIsSignedIn.ts';
import { paths } from '#/paths.ts';
import { buttonClass } from '#/ui/buttonClass.ts';

/** Below what a visitor cannot read because too much was read from their network: signed in they are counted alone. */
export function LogInInstead({ error }: { error: unknown }) {
  const { t } = useTranslation();
  const isSignedIn = useIsSignedIn();
  if (isSignedIn || errorCode(error) !== 'TOO_MANY_REQUESTS') return null;
  return (
    <div className="flex flex-col items-center gap-4 px-8 pb-12 text-center">
      <p className="text-body text-balance text-ink-2">{t('sessions.signIn.crowded')}</p>
      <Link to={paths.signIn} className={buttonClass({ variant: 'soft', size: 'sm' })}>
        {t('sessions.signIn.title')}
      </Link>
    </div>
  );
}
