import { graphemeLength } from '@haiko/shared/rules/text';
import { useTranslation } from 'react-i18next';
import { cx } from './cx.ts';

/** "95 of 100 characters", as readers count them and as the server does; red beyond the limit. */
export function CharacterCount({ text, limit }: { text: string; limit: number }) {
  const { t } = useTranslation();
  const count = graphemeLength(text);
  return (
    <span className={cx('shrink-0 tabular-nums', count > limit && 'text-error')} aria-live="polite">
      {t('common.form.characters', { count, limit })}
    </span>
  );
}
