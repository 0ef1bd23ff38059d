import { useTranslation } from 'react-i18next';
import { Button } from '#/ui/Button.tsx';
import { copyText } from '#/ui/copy.ts';

interface CopiedProps {
  label?: string;
  text: string;
  copied: string;
  button: string;
}

/** Letters and digits to write down, and a button that copies them. */
export function Copied({ label, text, copied, button }: CopiedProps) {
  const { t } = useTranslation();
  const words = { copied: t('secondFactor.copied'), byHand: t('secondFactor.byHand') };
  return (
    <div className="flex flex-col items-start gap-2">
      {label && <p className="text-body text-ink-2">{label}</p>}
      <p
        dir="ltr"
        translate="no"
        className="w-full rounded-card bg-main-soft px-4 py-3 font-mono text-body wrap-anywhere whitespace-pre-line text-ink-1"
      >
        {text}
      </p>
      <Button variant="quiet" size="sm" onClick={() => void copyText(copied, words)}>
        {button}
      </Button>
    </div>
  );
}
