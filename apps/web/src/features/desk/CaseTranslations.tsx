import { createContext, type ReactNode, use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { langOf } from '#/features/text/langOf.ts';
import { QuotedText } from '#/features/translations/OriginalText.tsx';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { Button } from '#/ui/Button.tsx';
import { useAttempt } from '#/useAttempt.ts';
import { translateReportCase } from './desk.actions.ts';

/** What was asked to be translated of the case on the screen: each text, and what it says in the moderator's language. */
const Translations = createContext<ReadonlyMap<string, string>>(new Map());

interface CaseTranslationsProps {
  uuid: string;
  /** Whether there is anybody who translates. */
  areOffered: boolean;
  children: ReactNode;
}

/** Lets a moderator read what they cannot: the message, the appeal, what reporters wrote. */
export function CaseTranslations({ uuid, areOffered, children }: CaseTranslationsProps) {
  const { t } = useTranslation();
  const [made, setMade] = useState<ReadonlyMap<string, string>>();
  const { isBusy, attempt } = useAttempt();
  return (
    <Translations value={made ?? NONE}>
      {areOffered && !made && (
        <div>
          <Button
            variant="soft"
            size="sm"
            isBusy={isBusy}
            onClick={() => void attempt(async () => setMade(await translateReportCase(uuid)))}
          >
            {t('desk.reports.translate')}
          </Button>
        </div>
      )}
      {children}
    </Translations>
  );
}

const NONE: ReadonlyMap<string, string> = new Map();

/** What a text of the case says in the moderator's language; null as long as nobody has asked. */
export function useCaseTranslation(text: string): string | null {
  return use(Translations).get(text) ?? null;
}

/** Something that was said in a case, and beneath it its translation. */
export function CaseText({ text }: { text: string }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const translation = useCaseTranslation(text);
  return (
    <>
      <p lang={langOf(text)} className="text-body wrap-anywhere whitespace-pre-wrap text-ink-1">
        {text}
      </p>
      {translation !== null && (
        <QuotedText label={t('desk.reports.translation')} text={translation} language={language} />
      )}
    </>
  );
}
