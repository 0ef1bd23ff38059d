import { HTML_LANG, type Language } from '@haiko/shared/i18n/languages';
import { CONTENT_MAX, TITLE_MAX } from '@haiko/shared/limits';
import type { KeyboardEvent } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { contentLanguage } from '#/features/forms/contentLanguage.ts';
import { ContentLanguageField } from '#/features/forms/ContentLanguageField.tsx';
import { useFieldError } from '#/ui/form/useFieldError.ts';
import { TextArea } from '#/ui/TextArea.tsx';
import { TextField } from '#/ui/TextField.tsx';
import { wordsOf, type PostValues } from './postForm.ts';

interface LanguageProps {
  /** The author's own language, which decides where the letters do not tell. */
  mine: Language;
}

/** Title and content, in the letters of the language that they are written in. */
export function TextFields({ mine }: LanguageProps) {
  const { t } = useTranslation();
  const { setFocus } = useFormContext<PostValues>();
  const { field: title } = useController<PostValues, 'title'>({ name: 'title' });
  const { field: content } = useController<PostValues, 'content'>({ name: 'content' });
  const chosen = useWatch<PostValues, 'chosenLanguage'>({ name: 'chosenLanguage' });
  const lang = HTML_LANG[contentLanguage(useWords(), chosen, mine)];

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    setFocus('content');
  }

  return (
    <>
      <TextField
        {...title}
        isBare
        isLabelHidden
        label={t('postForm.field.title')}
        placeholder={t('postForm.field.titlePlaceholder')}
        error={useFieldError('title')}
        limit={TITLE_MAX}
        lang={title.value ? lang : undefined}
        onKeyDown={handleKeyDown}
        enterKeyHint="next"
        autoComplete="off"
      />
      <TextArea
        {...content}
        isBare
        isLabelHidden
        label={t('postForm.field.content')}
        placeholder={t('postForm.field.contentPlaceholder')}
        error={useFieldError('content')}
        limit={CONTENT_MAX}
        lang={content.value ? lang : undefined}
        rows={6}
      />
    </>
  );
}

/** The language of the text: told from its letters, corrected by the author. Hidden until there is a text. */
export function PostLanguageField({ mine }: LanguageProps) {
  const { field } = useController<PostValues, 'chosenLanguage'>({ name: 'chosenLanguage' });
  return <ContentLanguageField isTool {...field} text={useWords()} mine={mine} />;
}

function useWords(): string {
  const [title, content] = useWatch<PostValues, ['title', 'content']>({ name: ['title', 'content'] });
  return wordsOf({ title, content });
}
