import { HTML_LANG, LANGUAGE_NAMES, type Language } from '@haiko/shared/i18n/languages';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ResumePartsFragment } from '#/api/generated.ts';
import { PaperLinks } from '#/features/files/PaperLinks.tsx';
import { visaName } from '#/features/visa-rules/visaNames.ts';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { Chip } from '#/ui/Chip.tsx';

interface ResumeTexts {
  language: Language;
  headline: string;
  introduction: string;
  skills: readonly string[];
  experiences: readonly { title: string; place: string; text: string }[];
}

/**
 * A résumé in the language that was asked for, and as it was written one tap away. On paper both stand, a page each: who reads it
 * may not read the other one.
 */
export function ResumePaper({ resume }: { resume: ResumePartsFragment }) {
  const { t } = useTranslation();
  const [isOriginal, setIsOriginal] = useState(false);
  const { shown, originalLanguage } = resume;
  const original: ResumeTexts = { ...resume, language: originalLanguage };
  const hasTwo = shown.language !== originalLanguage;
  const [seen, other] = isOriginal ? [original, shown] : [shown, original];
  return (
    <div className="flex flex-col">
      {hasTwo ? (
        <div role="group" aria-label={t('resumes.sides')} className="flex gap-2 px-4 pb-2 print:hidden">
          {[shown.language, originalLanguage].map((language, index) => (
            <Chip key={language} isSelected={isOriginal === (index === 1)} onClick={() => setIsOriginal(index === 1)}>
              <span lang={HTML_LANG[language]}>{LANGUAGE_NAMES[language]}</span>
            </Chip>
          ))}
        </div>
      ) : (
        shown.state === 'PENDING' && (
          <p role="status" className="px-4 pb-2 text-meta text-ink-3 print:hidden">
            {t('translations.shown.pending')}
          </p>
        )
      )}
      <Page resume={resume} texts={seen} />
      {hasTwo && (
        <div className="hidden print:block print:break-before-page">
          <Page resume={resume} texts={other} />
        </div>
      )}
    </div>
  );
}

function Page({ resume, texts }: { resume: ResumePartsFragment; texts: ResumeTexts }) {
  const { t } = useTranslation();
  const lang = HTML_LANG[texts.language];
  return (
    <article className="flex flex-col gap-6 px-4 pt-2">
      <h2 lang={lang} className="text-title wrap-anywhere text-ink-1">
        {texts.headline}
      </h2>
      <Facts resume={resume} />
      {texts.introduction && (
        <Section title={t('resumes.form.introduction')}>
          <p lang={lang} className="text-body wrap-anywhere whitespace-pre-line text-ink-1">
            {texts.introduction}
          </p>
        </Section>
      )}
      {resume.experiences.length > 0 && (
        <Section title={t('resumes.experience')}>
          <ol className="flex flex-col gap-4">
            {resume.experiences.map((times, index) => (
              <Experience key={index} times={times} texts={texts.experiences[index]} lang={lang} />
            ))}
          </ol>
        </Section>
      )}
      {texts.skills.length > 0 && (
        <Section title={t('resumes.form.skills')}>
          <ul lang={lang} className="flex flex-wrap gap-1.5">
            {texts.skills.map((skill, index) => (
              <li key={index}>
                <Chip>{skill}</Chip>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Files files={resume.files} />
    </article>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-2 break-inside-avoid">
      <h3 className="text-card text-ink-1">{title}</h3>
      {children}
    </section>
  );
}

/** What is the same in every language: visa, Korean, when. */
function Facts({ resume }: { resume: ResumePartsFragment }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { visaMainId, visaSubId, koreanLevel, availableFrom } = resume;
  const day = availableFrom?.replaceAll('-', '.');
  const korean = koreanLevel === 0 ? t('resumes.koreanNone') : `TOPIK ${koreanLevel}`;
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-body [&_dd]:wrap-anywhere [&_dd]:text-ink-1 [&_dt]:text-ink-3">
      {visaMainId !== null && (
        <>
          <dt>{t('resumes.visa')}</dt>
          <dd>
            {visaName(visaMainId, visaSubId, language)}
            {!resume.showVisa && <span className="text-ink-3 print:hidden"> · {t('resumes.visaHidden')}</span>}
          </dd>
        </>
      )}
      {koreanLevel !== null && (
        <>
          <dt>{t('resumes.korean')}</dt>
          <dd>{korean}</dd>
        </>
      )}
      <dt>{t('resumes.form.availableFrom')}</dt>
      <dd>{day ?? t('resumes.availableNow')}</dd>
    </dl>
  );
}

interface ExperienceProps {
  times: { from: string; to: string | null };
  texts: { title: string; place: string; text: string } | undefined;
  lang: string;
}

function Experience({ times, texts, lang }: ExperienceProps) {
  const { t } = useTranslation();
  const month = (value: string) => value.replace('-', '.');
  return (
    <li className="flex flex-col gap-0.5 break-inside-avoid">
      <span lang={lang} className="text-body font-semibold wrap-anywhere text-ink-1">
        {texts?.title}
      </span>
      <span className="text-meta text-ink-3 tabular-nums">
        {`${month(times.from)} – `}
        {times.to ? month(times.to) : t('resumes.present')}
        {texts?.place && <span lang={lang}>{` · ${texts.place}`}</span>}
      </span>
      {texts?.text && (
        <span lang={lang} className="text-body wrap-anywhere whitespace-pre-line text-ink-2">
          {texts.text}
        </span>
      )}
    </li>
  );
}

function Files({ files }: { files: ResumePartsFragment['files'] }) {
  const { t } = useTranslation();
  if (files.length === 0) return null;
  return (
    <Section title={t('resumes.form.files')}>
      <PaperLinks files={files} />
    </Section>
  );
}
