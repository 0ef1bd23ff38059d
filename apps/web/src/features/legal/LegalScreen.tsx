import { HTML_LANG } from '@haiko/shared/i18n/languages';
import type { LegalDocument } from '@haiko/shared/i18n/legal';
import { TERMS_VERSION } from '@haiko/shared/limits';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { AuthTop } from '#/features/accounts/AuthTop.tsx';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { ScreenTitle } from '#/ui/ScreenTitle.tsx';
import { legalText } from './legalText.ts';

interface LegalScreenProps {
  title: string;
  document: LegalDocument;
}

/** One of the two long texts, in the reader's language. */
export function LegalScreen({ title, document }: LegalScreenProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const sections = use(legalText(language, document));
  return (
    <>
      <AuthTop />
      <ScreenTitle>{title}</ScreenTitle>
      <article lang={HTML_LANG[language]} className="flex flex-col gap-6 px-4 pb-12">
        <p className="-mt-2 text-meta text-ink-3">{t('legal.version', { version: TERMS_VERSION })}</p>
        {sections.map((section) => (
          <section key={section.title} className="flex flex-col gap-2">
            <h2 className="text-card text-ink-1">{section.title}</h2>
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph} className="text-body text-ink-2">
                {paragraph}
              </p>
            ))}
          </section>
        ))}
      </article>
    </>
  );
}
