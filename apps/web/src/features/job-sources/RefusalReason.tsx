import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { translateKey } from '#/i18n/messageKey.ts';

/** What a code of a source means; the code itself where it has no words. */
export function reasonWords(t: TFunction, code: string): string {
  const key = `desk.sources.reason.${code}`;
  const words = translateKey(t, key);
  return words === key ? code : words;
}

/** Why a record was refused, in words, and of which field: `REQUIRED title`. */
export function RefusalReason({ reason }: { reason: string }) {
  const { t } = useTranslation();
  const [code = '', ...field] = reason.split(' ');
  return (
    <>
      {reasonWords(t, code)}
      {field.length > 0 && (
        <>
          {' '}
          (<code>{field.join(' ')}</code>)
        </>
      )}
    </>
  );
}
