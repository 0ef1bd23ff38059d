import { HTML_LANG, type Language } from '@haiko/shared/i18n/languages';
import { ScreenTitle } from '#/ui/ScreenTitle.tsx';
import { MixedText } from './MixedText.tsx';

interface ContentTitleProps {
  title: string;
  language: Language;
}

/** The title of a screen that is what a person wrote. */
export function ContentTitle({ title, language }: ContentTitleProps) {
  const lang = HTML_LANG[language];
  return (
    <div className="shared-title">
      <ScreenTitle isContent lang={lang} shown={<MixedText text={title} lang={lang} />}>
        {title}
      </ScreenTitle>
    </div>
  );
}
