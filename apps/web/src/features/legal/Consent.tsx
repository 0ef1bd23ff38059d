import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '#/paths.ts';

const LINK_CLASS = 'inline-flex min-h-11 items-center px-2 font-medium text-ink-2 underline underline-offset-4';

interface ConsentProps {
  /** What going on means. */
  children: string;
  /** A half-filled form stays open behind the texts. */
  isNewTab?: boolean;
}

/** Terms and privacy policy, beside the button by which one agrees to them. */
export function Consent({ children, isNewTab = false }: ConsentProps) {
  const { t } = useTranslation();
  const target = isNewTab ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <div className="flex flex-col items-center gap-1 text-center text-meta text-balance text-ink-3">
      <p>{children}</p>
      <p className="flex flex-wrap justify-center gap-x-4">
        <Link to={paths.terms} {...target} className={LINK_CLASS}>
          {t('legal.link.terms')}
        </Link>
        <Link to={paths.privacy} {...target} className={LINK_CLASS}>
          {t('legal.link.privacy')}
        </Link>
      </p>
    </div>
  );
}
