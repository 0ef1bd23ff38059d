import { useTranslation } from 'react-i18next';
import { buttonClass } from '#/ui/buttonClass.ts';
import { hostOf } from './jobPostingTexts.ts';

/** Stays at the bottom of an imported posting: leads to the site that has it. */
export function SourceBar({ url }: { url: string }) {
  const { t } = useTranslation();
  return (
    <div className="sticky bottom-[calc(var(--spacing-bar)+env(safe-area-inset-bottom))] z-1 mt-auto border-t border-line bg-page px-4 py-3 print:hidden">
      <a href={url} target="_blank" rel="noopener noreferrer nofollow" className={buttonClass({ isWide: true })}>
        {t('jobPostings.detail.external', { host: hostOf(url) })}
        <span className="sr-only">. {t('jobPostings.detail.newWindow')}</span>
      </a>
    </div>
  );
}
