import { HTML_LANG, LANGUAGE_NAMES, type Language } from '@haiko/shared/i18n/languages';
import type { TFunction } from 'i18next';
import { ChevronDown } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ResumePartsFragment } from '#/api/generated.ts';
import { PaperLinks } from '#/features/files/PaperLinks.tsx';
import { visaName } from '#/features/visa-rules/visaNames.ts';
import { langOf } from '#/features/text/langOf.ts';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { useSpeaker } from '#/i18n/useSpeaker.ts';
import { Button } from '#/ui/Button.tsx';
import { Chip } from '#/ui/Chip.tsx';
import { cx } from '#/ui/cx.ts';

interface ResumeTexts {
  language: Language;
  headline: string;
  introduction: string;
  skills: readonly string[];
  experiences: readonly { title: string; place: string; text: string }[];
}

interface ResumePaperProps {
  resume: ResumePartsFragment;
  /** Whose it is. */
  name: string;
  /** Whether its headline comes alone until somebody asks for the rest. On paper all of it stands. */
  isShort?: boolean;
  /** What its owner does with it, above it. */
  actions?: ReactNode;
}

/**
 * A résumé in the language that was asked for, under the reader's headings; in Korean, which the people whom a company asks read, and as
 * it was written one tap away. On paper all of them stand, a page each, from the headings to the visa in its own language: who reads one
 * may not read the others. Paper is wide: what a part is called stands beside it.
 */
export function ResumePaper({ resume, name, isShort = false, actions }: ResumePaperProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [chosen, setChosen] = useState<Language>();
  const [isWhole, setIsWhole] = useState(!isShort);
  const sides = sidesOf(resume);
  const side = sides.find((each) => each.language === chosen) ?? sides[0];
  const isComing = [resume.shown, resume.korean].some(({ state }) => state === 'PENDING');
  return (
    <div className="flex flex-col">
      <div className="flex items-center gap-2 px-4 pb-2 empty:hidden print:hidden">
        <div className="flex min-w-0 flex-col gap-1 empty:hidden">
          {sides.length > 1 && <SideChips sides={sides} chosen={side} onChoose={setChosen} />}
          {isComing && (
            <p role="status" className="text-meta text-ink-3">
              {t('translations.shown.pending')}
            </p>
          )}
        </div>
        {actions}
      </div>
      <div className="print:hidden">
        <ResumePage resume={resume} texts={side} words={{ t, language }} isWhole={isWhole} />
        {!isWhole && (
          <div className="px-4 pt-3">
            <Button
              variant="soft"
              size="sm"
              isWide
              icon={<ChevronDown aria-hidden size={18} />}
              onClick={() => setIsWhole(true)}
            >
              {t('applications.detail.wholeResume')}
            </Button>
          </div>
        )}
      </div>
      <div className="hidden print:block">
        {sides.map((each, index) => (
          <div key={each.language} className={cx(index > 0 && 'print:break-before-page')}>
            <PrintedPage resume={resume} texts={each} name={name} />
          </div>
        ))}
      </div>
    </div>
  );
}

/** In which languages a résumé is read here, each once: the one that was asked for, Korean, and its own. */
function sidesOf(resume: ResumePartsFragment): [ResumeTexts, ...ResumeTexts[]] {
  const { shown, korean, originalLanguage } = resume;
  const others: ResumeTexts[] = [korean, { ...resume, language: originalLanguage }];
  return [
    shown,
    ...others.filter(
      ({ language }, index) =>
        language !== shown.language && others.findIndex((other) => other.language === language) === index,
    ),
  ];
}

interface SideChipsProps {
  sides: readonly ResumeTexts[];
  chosen: ResumeTexts;
  onChoose: (language: Language) => void;
}

function SideChips({ sides, chosen, onChoose }: SideChipsProps) {
  const { t } = useTranslation();
  return (
    <div role="group" aria-label={t('resumes.sides')} className="flex min-w-0 flex-wrap gap-2">
      {sides.map((side) => (
        <Chip key={side.language} isSelected={side === chosen} onClick={() => onChoose(side.language)}>
          <span lang={HTML_LANG[side.language]}>{LANGUAGE_NAMES[side.language]}</span>
        </Chip>
      ))}
    </div>
  );
}

/** A page of paper, all of it in the language of its texts. */
function PrintedPage({ resume, texts, name }: Pick<ResumePaperProps, 'resume' | 'name'> & { texts: ResumeTexts }) {
  const { t } = useTranslation();
  const mine = useLanguage();
  const speak = useSpeaker(texts.language);
  const words: Words = speak ? { t: speak, language: texts.language } : { t, language: mine };
  return (
    <div lang={HTML_LANG[words.language]}>
      <p
        lang={langOf(name)}
        className="px-4 text-[1.875rem] leading-(--leading-tight) font-bold wrap-anywhere text-ink-1"
      >
        {name}
      </p>
      <ResumePage resume={resume} texts={texts} words={words} isWhole />
    </div>
  );
}

/** What the page itself says, and in which language. */
interface Words {
  t: TFunction;
  language: Language;
}

type Facts = Pick<ResumePartsFragment, 'visaMainId' | 'visaSubId' | 'showVisa' | 'koreanLevel' | 'availableFrom'>;

interface PageProps {
  resume: Facts & {
    experiences: readonly { from: string; to: string | null }[];
    files?: ResumePartsFragment['files'];
  };
  texts: ResumeTexts;
  words: Words;
  /** Whether more than its headline stands there. */
  isWhole: boolean;
}

/** What a résumé says, in one language. */
export function ResumePage({ resume, texts, words, isWhole }: PageProps) {
  const lang = HTML_LANG[texts.language];
  return (
    <article className="flex flex-col gap-6 px-4 pt-2">
      <h2 lang={lang} className="text-title wrap-anywhere text-ink-1 print:-mt-2 print:text-card print:text-main">
        {texts.headline}
      </h2>
      {isWhole && <Parts resume={resume} texts={texts} words={words} />}
    </article>
  );
}

function Parts({ resume, texts, words }: Omit<PageProps, 'isWhole'>) {
  const { t } = words;
  const lang = HTML_LANG[texts.language];
  return (
    <>
      <FactList resume={resume} words={words} />
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
              <Experience key={index} times={times} texts={texts.experiences[index]} lang={lang} t={t} />
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
      {resume.files && resume.files.length > 0 && (
        <Section title={t('resumes.form.files')}>
          <PaperLinks files={resume.files} />
        </Section>
      )}
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-2 break-inside-avoid print:grid print:grid-cols-[10rem_1fr] print:gap-x-6 print:border-t print:border-line print:pt-5">
      <h3 className="text-card text-ink-1">{title}</h3>
      {children}
    </section>
  );
}

/** What is the same in every language: visa, Korean, when. */
function FactList({ resume, words: { t, language } }: { resume: Facts; words: Words }) {
  const { visaMainId, visaSubId, koreanLevel, availableFrom } = resume;
  // Paper goes to companies, too.
  const hidden = resume.showVisa ? undefined : 'print:hidden';
  const day = availableFrom?.replaceAll('-', '.');
  const korean = koreanLevel === 0 ? t('resumes.koreanNone') : `TOPIK ${koreanLevel}`;
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-body print:grid-cols-[10rem_1fr] print:gap-x-6 [&_dd]:wrap-anywhere [&_dd]:text-ink-1 [&_dt]:text-ink-3">
      {visaMainId !== null && (
        <>
          <dt className={hidden}>{t('resumes.visa')}</dt>
          <dd className={hidden}>
            {visaName(visaMainId, visaSubId, language)}
            {!resume.showVisa && <span className="block text-meta text-ink-3">{t('resumes.visaHidden')}</span>}
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
  t: TFunction;
}

function Experience({ times, texts, lang, t }: ExperienceProps) {
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
