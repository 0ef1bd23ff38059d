import { Hash } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { DraftNotice } from '#/features/forms/DraftNotice.tsx';
import { useLeaveQuestion } from '#/features/forms/useLeaveQuestion.ts';
import type { Writer } from '#/features/users/useMe.ts';
import { translateKey } from '#/i18n/messageKey.ts';
import { showAlert } from '#/ui/confirm.ts';
import { Form, FormFooter } from '#/ui/form/Form.tsx';
import { SubmitButton } from '#/ui/form/SubmitButton.tsx';
import { IconButton } from '#/ui/IconButton.tsx';
import { ScreenTitle } from '#/ui/ScreenTitle.tsx';
import { HashtagInput } from './HashtagInput.tsx';
import { PictureTiles, PictureTool } from './ImagePicker.tsx';
import { PostLanguageField, TextFields } from './PostFormFields.tsx';
import { TownField } from './TownField.tsx';
import { usePostForm, type WrittenPost } from './usePostForm.ts';
import { useSubmitPost } from './useSubmitPost.ts';

interface PostFormProps extends WrittenPost {
  me: Writer;
}

/** Writing a post, and changing one: the same form. */
export function PostForm({ me, post, unsent }: PostFormProps) {
  const { t } = useTranslation();
  const editor = usePostForm(me, { post, unsent });
  const { form, pictures, mine } = editor;
  const submit = useSubmitPost(editor, post);
  const isModify = post !== undefined;
  useLeaveQuestion({ isModify, mustAsk: editor.isChanged, isSending: () => pictures.isSending() });

  return (
    <>
      <ScreenTitle>{isModify ? t('postForm.titleModify') : t('postForm.title')}</ScreenTitle>
      <div className="flex flex-1 flex-col gap-4 px-4">
        <DraftNotice draft={editor.draft} onDiscard={editor.discard} />
        <Form form={form} onSubmit={submit} onInvalid={(_, key) => void showAlert(translateKey(t, key))}>
          <div className="flex flex-1 flex-col gap-3">
            <TextFields mine={mine} />
            <PictureTiles pictures={pictures} />
            <HashtagInput />
            <TownField />
          </div>
          <FormFooter>
            <div className="flex flex-wrap items-center gap-1">
              <PictureTool pictures={pictures} />
              <IconButton
                label={t('postForm.hashtags.write')}
                icon={<Hash aria-hidden size={22} strokeWidth={1.75} />}
                onClick={() => form.setFocus('hashtagText')}
              />
              <div className="min-w-24 flex-1">
                <PostLanguageField mine={mine} />
              </div>
              <span className="grow-0">
                <SubmitButton>{isModify ? t('postForm.button.save') : t('postForm.button.post')}</SubmitButton>
              </span>
            </div>
          </FormFooter>
        </Form>
      </div>
    </>
  );
}
