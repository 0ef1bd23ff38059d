import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface ScreenTitleProps {
  children: string;
  /** For screens whose content speaks for itself (the feed): read and in the tab's title, not seen. */
  isHidden?: boolean;
  /** The same words as the heading shows them, where a name among them is of another language. */
  shown?: ReactNode;
  /** HTML language of a title that a person wrote. */
  lang?: string;
}

/** The screen's one `h1`, which gets the focus on arrival, and the document's title. */
export function ScreenTitle({ children, isHidden = false, shown, lang }: ScreenTitleProps) {
  const { t } = useTranslation();
  const title = `${children} · ${t('common.appName')}`;
  // Not as an element: the page has one already, which the server wrote.
  useEffect(
    function nameTheTab() {
      document.title = title;
    },
    [title],
  );
  return (
    <h1 lang={lang} tabIndex={-1} className={isHidden ? 'sr-only' : 'px-4 pt-4 pb-3 text-title text-ink-1'}>
      {shown ?? children}
    </h1>
  );
}
