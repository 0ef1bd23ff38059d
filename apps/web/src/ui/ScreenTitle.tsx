import { createContext, use, useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Whether the header has room for the title, in the place of the word mark. */
export const TitleInHeader = createContext(false);

const HEADER_PLACE =
  'pointer-events-none fixed inset-x-0 top-[env(safe-area-inset-top)] z-2 mx-auto flex h-header max-w-column items-center ps-[102px] pe-[146px] max-[359px]:ps-14';
// Two lines of every script fit into the header, however large somebody has made the text.
const HEADER_WORDS =
  'clamp-2 text-balance text-[min(1.0625rem,23px)] leading-(--leading-tight) lang-bn:text-[min(1.0625rem,20px)] lang-th:text-[min(1.0625rem,19px)] lang-km:text-[min(0.9375rem,16px)] font-semibold wrap-anywhere text-ink-1';

interface ScreenTitleProps {
  children: string;
  /** For screens whose content speaks for itself (the feed): read and in the tab's title, not seen. */
  isHidden?: boolean;
  /** The same words as the heading shows them, where a name among them is of another language. */
  shown?: ReactNode;
  /** HTML language of a title that a person wrote. */
  lang?: string;
  /** Of what is shown, not of the screen: it stands with it, whatever room the header has. */
  isContent?: boolean;
  /** A target that lies over the title in the header. */
  over?: ReactNode;
}

/** The screen's one `h1`, which gets the focus on arrival, and the document's title. */
export function ScreenTitle({ children, isHidden = false, shown, lang, isContent = false, over }: ScreenTitleProps) {
  const { t } = useTranslation();
  const title = `${children} · ${t('common.appName')}`;
  // Not as an element: the page has one already, which the server wrote.
  useEffect(
    function nameTheTab() {
      document.title = title;
    },
    [title],
  );
  if (use(TitleInHeader) && !isHidden && !isContent) {
    return (
      <HeaderTitle lang={lang} over={over}>
        {shown ?? children}
      </HeaderTitle>
    );
  }
  return (
    <h1 lang={lang} tabIndex={-1} className={isHidden ? 'sr-only' : 'px-4 pt-4 pb-3 text-title text-ink-1'}>
      {shown ?? children}
    </h1>
  );
}

/** What kind of thing a screen shows, in the header, where its title stands with what it shows. */
export function HeaderKind({ children }: { children: string }) {
  if (!use(TitleInHeader)) return null;
  return (
    <div className={`${HEADER_PLACE} print:hidden`}>
      <p className={HEADER_WORDS}>{children}</p>
    </div>
  );
}

/** Over the header, between its buttons: two lines at most, and no larger than it is high. */
function HeaderTitle({ lang, over, children }: Pick<ScreenTitleProps, 'over' | 'lang'> & { children: ReactNode }) {
  return (
    <div className="pt-3 print:p-0">
      <div className={`${HEADER_PLACE} print:static print:h-auto print:px-4`}>
        <h1 lang={lang} tabIndex={-1} className={HEADER_WORDS}>
          {children}
        </h1>
        {over && (
          <span className="pointer-events-auto absolute inset-y-0 start-[102px] end-[146px] max-[359px]:start-14">
            {over}
          </span>
        )}
      </div>
    </div>
  );
}
