import { HTML_LANG, type Language } from '@haiko/shared/i18n/languages';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#/paths.ts';
import { cx } from '#/ui/cx.ts';
import { textParts } from './textParts.ts';
import { MixedText } from './MixedText.tsx';

const LINK_CLASS = 'text-main underline decoration-main/40 underline-offset-2';

interface RichTextProps {
  text: string;
  language: Language;
  className?: string;
}

/** What a person wrote: lines as they were typed, addresses and hashtags to tap, in the script's own line height. */
export function RichText({ text, language, className }: RichTextProps) {
  return (
    <p lang={HTML_LANG[language]} className={cx('wrap-anywhere whitespace-pre-wrap', className)}>
      {textParts(text).map((part, index) => {
        if (part.kind === 'link') {
          return (
            <a
              key={index}
              href={part.href}
              target="_blank"
              rel="noopener noreferrer nofollow ugc"
              className={LINK_CLASS}
            >
              {part.text}
            </a>
          );
        }
        if (part.kind === 'hashtag') {
          return (
            <Link key={index} to={paths.searchFor(`#${part.text.slice(1)}`)} className="text-main">
              {part.text}
            </Link>
          );
        }
        return (
          <Fragment key={index}>
            <MixedText text={part.text} lang={HTML_LANG[language]} />
          </Fragment>
        );
      })}
    </p>
  );
}
