import type { FallbackProps } from 'react-error-boundary';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { errorCode, errorMessage } from '#/api/errorMessage.ts';
import { paths } from '#/paths.ts';
import { buttonClass } from '#/ui/buttonClass.ts';

/** Instead of what moderators and administrators see only in a session in which a second factor was used: the way to one. */
export function FactorNeeded({ error }: FallbackProps) {
  const { t } = useTranslation();
  if (errorCode(error) !== 'SECOND_FACTOR_MISSING') throw error;
  return (
    <div role="alert" className="flex flex-col items-start gap-4 px-4 py-6">
      <p className="text-body text-ink-2">{errorMessage(error)}</p>
      <Link to={paths.signIns} className={buttonClass({ variant: 'soft', size: 'sm' })}>
        {t('socialSignIn.own.title')}
      </Link>
    </div>
  );
}
