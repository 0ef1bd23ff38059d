import type { Language } from '@haiko/shared/i18n/languages';
import { EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeskCaseFragment } from '#/api/generated.ts';
import { OriginalText, QuotedText } from '#/features/translations/OriginalText.tsx';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { Picture } from '#/ui/Picture.tsx';
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
            <VeiledPicture key={src} src={src} number={index + 1} />
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

/** A picture that nobody sees before they want to; another tap veils it again. */
function VeiledPicture({ src, number }: { src: string; number: number }) {
  const { t } = useTranslation();
  const [isShown, setIsShown] = useState(false);
  return (
    <button
      type="button"
      aria-pressed={isShown}
      aria-label={t('desk.reports.showPicture', { number })}
      onClick={() => setIsShown(!isShown)}
      className="pressable relative overflow-hidden rounded-card"
    >
      <span className={isShown ? 'block' : 'block scale-110 blur-2xl'}>
        <Picture src={src} alt="" ratio={1} />
      </span>
      {!isShown && (
        <span className="absolute inset-0 grid place-items-center">
          <span className="grid size-11 place-items-center rounded-full bg-toast text-on-toast">
            <EyeOff aria-hidden size={22} />
          </span>
        </span>
      )}
    </button>
  );
}
