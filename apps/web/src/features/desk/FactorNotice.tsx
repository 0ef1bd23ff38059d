import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '#/paths.ts';
import { buttonClass } from '#/ui/buttonClass.ts';
import { cx } from '#/ui/cx.ts';
import { hasFactor } from './desk.actions.ts';
import { useChosen } from './DeskSplit.tsx';

/** For who works here without a second factor, as long as that works: that it will be needed, and the way to one. */
export function FactorNotice() {
  const { t } = useTranslation();
  const [isNeeded, setIsNeeded] = useState(false);
  const { chosen } = useChosen();

  useEffect(function look() {
    // What cannot be asked for now is asked for the next time; the desk does not depend on it.
    hasFactor().then(
      (has) => setIsNeeded(!has),
      () => undefined,
    );
  }, []);

  if (!isNeeded) return null;
  return (
    // A phone has no room for it above a case; it stands above the list that led there.
    <aside
      className={cx(
        'mx-4 mb-3 flex flex-col items-start rounded-card bg-main-soft px-4 pt-3',
        chosen !== undefined && 'max-md:hidden',
      )}
    >
      <p className="text-body text-ink-1">{t('desk.needsFactor')}</p>
      <Link to={paths.signIns} className={cx(buttonClass({ variant: 'soft', size: 'sm' }), '-ms-4')}>
        {t('socialSignIn.own.title')}
      </Link>
    </aside>
  );
}
