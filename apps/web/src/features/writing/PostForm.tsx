import { useTranslation } from 'react-i18next';
import { translateKey } from '#/i18n/messageKey.ts';
import { showAlert } from '#/ui/confirm.ts';
import { Form, FormFooter } from '#/ui/form/Form.tsx';
import { SubmitButton } from '#/ui/form/SubmitButton.tsx';
import { ScreenTitle } from '#/ui/ScreenTitle.tsx';
import { HashtagInput } from './HashtagInput.tsx';
import { ImagePicker } from './ImagePicker.tsx';
import { LanguageField, TextFields } from './PostFormFields.tsx';
import { useLeaveQuestion } from './postFormLeaving.ts';
import { RestoredDraft } from './RestoredDraft.tsx';
import { usePostForm, type PostToModify, type Writer } from './usePostForm.ts';
import { useSubmitPost } from './useSubmitPost.ts';

interface PostFormProps {
  me: Writer;
  /** The post to change; a new one without it. */
  post?: PostToModify;
}

/** Writing a post, and changing one: the same form. */
export function PostForm({ me, post }: PostFormProps) {
  const { t } = useTranslation();
  const editor = usePostForm(me, post);
  const { form, pictures, mine, told } = editor;
  const submit = useSubmitPost(editor);
  const isModify = post !== undefined;
  useLeaveQuestion({ isModify, mustAsk: editor.isChanged, isSending: () => pictures.isSending() });

  return (
    <>
      <ScreenTitle>{isModify ? t('writing.titleModify') : t('writing.title')}</ScreenTitle>
      <div className="flex flex-1 flex-col gap-4 px-4">
        {(told.isRestored || told.isOvertaken) && (
          <RestoredDraft isOutdated={told.isOutdated} isOvertaken={told.isOvertaken} onDiscard={editor.discard} />
        )}
        <Form form={form} onSubmit={submit} onInvalid={(_, key) => void showAlert(translateKey(t, key))}>
          <TextFields mine={mine} />
          <HashtagInput />
          <ImagePicker pictures={pictures} />
          <LanguageField mine={mine} />
          <FormFooter>
            <SubmitButton>{isModify ? t('writing.button.save') : t('writing.button.post')}</SubmitButton>
          </FormFooter>
        </Form>
      </div>
    </>
  );
}
