import type { Language } from '@haiko/shared/i18n/languages';
import { useTranslation } from 'react-i18next';
import type { DeskCaseFragment } from '#/api/generated.ts';
import { OriginalText, QuotedText } from '#/features/translations/OriginalText.tsx';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { Picture } from '#/ui/Picture.tsx';
import { Veiled } from '#/ui/Veiled.tsx';
import { CaseText, useCaseTranslation } from './CaseTranslations.tsx';

/** What was written, beside its translation, and its pictures; of a text that was changed since, what was reported as well. */
export function CaseContent({ report }: { report: DeskCaseFragment }) {
  const { t } = useTranslation();
  const { content, originalLanguage, pictures, isChanged, target } = report;
  const isGone = originalLanguage === null || content.length === 0;
  return (
    <section className="flex flex-col gap-3">
      {(isGone || isChanged) && (
        <div className="flex flex-col gap-1">
          {isChanged && <p className="text-meta text-ink-2">{t('desk.reports.asReported')}</p>}
          <div className="flex flex-col gap-2 rounded-card bg-sunken px-3 py-2">
            <CaseText text={target.excerpt} />
          </div>
        </div>
      )}
      {isChanged && <p className="text-body font-semibold text-ink-1">{t('desk.reports.changedSince')}</p>}
      {!isGone && content.map((text) => <Text key={text.field} text={text} originalLanguage={originalLanguage} />)}
      {pictures.length > 0 && (
        <div className="grid grid-cols-2 gap-2 lg:grid-cols-3">
          {pictures.map((src, index) => (
            <Veiled key={src} label={t('desk.reports.showPicture', { number: index + 1 })}>
              <Picture src={src} alt="" ratio={1} />
            </Veiled>
          ))}
        </div>
      )}
    </section>
  );
}

interface TextProps {
  text: DeskCaseFragment['content'][number];
  originalLanguage: Language;
}

function Text({ text, originalLanguage }: TextProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const asked = useCaseTranslation(text.original);
  const byPeople = text.isByPeople ? text.translation : null;
  const translation = asked ?? (text.isByPeople ? null : text.translation);
  return (
    <div className="grid gap-3 xl:grid-cols-2">
      {translation !== null && (
        <QuotedText label={t('desk.reports.translation')} text={translation} language={language} />
      )}
      {/* It may say what the text does not. */}
      {byPeople !== null && (
        <QuotedText label={t('desk.reports.translationByPeople')} text={byPeople} language={language} />
      )}
      <OriginalText text={text.original} language={originalLanguage} />
    </div>
  );
}
