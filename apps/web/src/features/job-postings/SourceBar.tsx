import { useTranslation } from 'react-i18next';
import { buttonClass } from '#/ui/buttonClass.ts';
import { hostOf, sourceAddress } from './jobPostingTexts.ts';

/** Stays at the bottom of an imported posting: leads to the site that has it. */
export function SourceBar({ url }: { url: string }) {
  const { t } = useTranslation();
  return (
    <div className="sticky bottom-[calc(var(--spacing-bar)+env(safe-area-inset-bottom))] z-1 mt-auto border-t border-line bg-page px-4 py-3 print:hidden">
      <a
        href={sourceAddress(url)}
        target="_blank"
        rel="noopener noreferrer nofollow"
        className={buttonClass({ isWide: true })}
      >
        {t('jobPostings.detail.external', { host: hostOf(url) })}
        <span className="sr-only">. {t('jobPostings.detail.newWindow')}</span>
      </a>
    </div>
  );
}

interface SourceNoticeProps {
  name: string;
  url: string;
  /** In Korean, word for word. */
  notice: string;
}

/** What the source of an imported posting wants said on its page, and where it is read there. */
export function SourceNotice({ name, url, notice }: SourceNoticeProps) {
  const { t } = useTranslation();
  return (
    <p className="border-t border-line px-4 py-5 text-meta wrap-anywhere text-ink-3">
      <span lang="ko">{notice}</span> {t('jobPostings.detail.source')}{' '}
      <a
        lang="ko"
        href={sourceAddress(url)}
        target="_blank"
        rel="noopener noreferrer nofollow"
        className="inline-flex min-h-11 items-center text-main underline"
      >
        {name}
      </a>
    </p>
  );
}
