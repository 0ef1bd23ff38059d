import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { langOf } from '#/features/text/langOf.ts';
import { Button } from '#/ui/Button.tsx';
import { Chip } from '#/ui/Chip.tsx';
import { BARE_CLASS, describedBy, Field } from '#/ui/Field.tsx';
import { useHashtagInput } from './useHashtagInput.ts';

/** Words become chips at Enter, a space, a comma, or when the box is left. */
export function HashtagInput() {
  const { t } = useTranslation();
  const id = useId();
  const { names, error, input, remove, addTyped } = useHashtagInput();
  const hint = t('postForm.hashtags.hint');
  return (
    <Field id={id} label={t('postForm.hashtags.label')} isLabelHidden hint={hint} error={error}>
      {names.length > 0 && (
        <ul aria-label={t('postForm.hashtags.list')} className="flex flex-wrap gap-2">
          {names.map((name) => (
            <li key={name} className="max-w-full">
              <Chip onRemove={() => remove(name)} removeLabel={t('postForm.hashtags.remove', { name })}>
                <span lang={langOf(name)}>{`#${name}`}</span>
              </Chip>
            </li>
          ))}
        </ul>
      )}
      <div className="flex gap-2">
        <input
          {...input}
          {...describedBy(id, { hint, error })}
          enterKeyHint="done"
          autoCapitalize="none"
          autoComplete="off"
          placeholder={`# ${t('postForm.hashtags.label')}`}
          className={BARE_CLASS}
        />
        {addTyped && (
          <Button variant="soft" onClick={addTyped}>
            {t('postForm.hashtags.add')}
          </Button>
        )}
      </div>
    </Field>
  );
}
