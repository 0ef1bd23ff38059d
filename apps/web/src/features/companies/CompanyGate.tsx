import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { i18n } from '#/i18n/i18n.ts';
import { paths } from '#/paths.ts';
import { showAlert } from '#/ui/confirm.ts';
import { InlineError } from '#/ui/InlineError.tsx';
import { ScreenSkeleton } from '#/ui/Skeleton.tsx';
import { isStandingChanging } from './company.actions.ts';
import { REVIEW_STATUS_ALERTS, type ReviewStatus } from './reviewStatus.ts';
import { useCompanyStatus } from './useCompanyStatus.ts';

interface CompanyGateProps {
  /** Who may see the screen; the others are told where their company stands, and go to /myinfor. */
  allows: readonly ReviewStatus[] | 'withPostings';
  children: ReactNode;
}

/** Around what is for companies of some standing: its address may have been typed. */
export function CompanyGate({ allows, children }: CompanyGateProps) {
  const { t } = useTranslation();
  const { standing, hasPostings, hasFailed, refresh } = useCompanyStatus();
  if (hasFailed) return <InlineError message={t('companies.failed.lookup')} onRetry={refresh} />;
  if (standing === undefined) return <ScreenSkeleton />;
  const isAllowed = allows === 'withPostings' ? hasPostings : allows.includes(standing);
  return isAllowed ? children : <Refusal standing={standing} />;
}

function Refusal({ standing }: { standing: ReviewStatus }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isAlertShown = useRef(false);
  useEffect(
    function refuse() {
      // Who leaves by a deed of their own, or has left already, has not asked for this screen.
      if (isAlertShown.current || isStandingChanging() || window.location.pathname !== pathname) return;
      isAlertShown.current = true;
      const leave = () => {
        if (window.location.pathname !== pathname) return;
        void navigate(standing === 'approved' ? paths.company : paths.myInfo, { replace: true });
      };
      if (standing === 'approved') leave();
      else void showAlert(i18n.t(REVIEW_STATUS_ALERTS[standing])).then(leave);
    },
    [standing, pathname, navigate],
  );
  return null;
}
