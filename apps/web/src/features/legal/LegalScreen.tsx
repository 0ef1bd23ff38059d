import { useSuspenseQuery } from '#/api/apollo.ts';
import { HTML_LANG } from '@haiko/shared/i18n/languages';
import { type LegalDocument, type LegalSection, legalSections } from '@haiko/shared/i18n/legal';
import { PRIVACY_VERSION, TERMS_VERSION } from '@haiko/shared/limits';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { PolicyFactsDocument } from '#/api/generated.ts';
import { AuthTop } from '#/features/accounts/AuthTop.tsx';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { ScreenTitle } from '#/ui/ScreenTitle.tsx';
import { legalFacts } from './legalFacts.ts';
import { LegalTable } from './LegalTable.tsx';
import { legalText } from './legalText.ts';

const VERSIONS: Readonly<Record<LegalDocument, string>> = { terms: TERMS_VERSION, privacy: PRIVACY_VERSION };

interface LegalScreenProps {
  title: string;
  document: LegalDocument;
}

/** One of the two long texts, in the reader's language. */
export function LegalScreen({ title, document }: LegalScreenProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { readPolicyFacts } = useSuspenseQuery(PolicyFactsDocument).data;
  const sections = legalSections(use(legalText(language, document)), legalFacts(readPolicyFacts, t));
  return (
    <>
      <AuthTop />
      <ScreenTitle>{title}</ScreenTitle>
      <article lang={HTML_LANG[language]} className="flex flex-col gap-6 px-4 pb-12">
        <p className="-mt-2 text-meta text-ink-3">{t('legal.version', { version: VERSIONS[document] })}</p>
        {sections.map((section) => (
          <Section key={section.title} section={section} />
        ))}
      </article>
    </>
  );
}

function Section({ section: { title, blocks } }: { section: LegalSection }) {
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-card text-ink-1">{title}</h2>
      {blocks.map((block) =>
        typeof block === 'string' ? (
          <p key={block} className="text-body wrap-anywhere text-ink-2">
            {block}
          </p>
        ) : (
          <LegalTable key={block.name} table={block} />
        ),
      )}
    </section>
  );
}
