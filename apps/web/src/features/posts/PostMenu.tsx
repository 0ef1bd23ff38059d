import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { errorMessage } from '#/api/errorMessage.ts';
import type { AuthorFragment } from '#/api/generated.ts';
import { useLanguageCorrection } from '#/features/translations/useLanguageCorrection.tsx';
import { useSuggestItem } from '#/features/translations/useSuggestItem.tsx';
import type { TextSwitch } from '#/features/translations/useTextSwitch.ts';
import { OptionsMenu } from '#/features/users/OptionsMenu.tsx';
import { useMe } from '#/features/users/useMe.ts';
import { paths } from '#/paths.ts';
import { confirm, showAlert } from '#/ui/confirm.ts';
import { copyText } from '#/ui/copy.ts';
import { toast } from '#/ui/toast.ts';
import { useLeaveDeleted } from '#/ui/leaving.ts';
import { deletePost, forgetPost } from './posts.actions.ts';

interface PostMenuProps {
  text: TextSwitch;
  author: AuthorFragment;
  /** What the post says: a finger that marks words in it would turn it. */
  words: string;
  /** Whether Haiko itself speaks: nobody to report or block. */
  isOfficial: boolean;
}

/** What can be done with a post: its author edits or deletes it, others report it or block the author. */
export function PostMenu({ text, author, words, isOfficial }: PostMenuProps) {
  const { t } = useTranslation();
  const me = useMe();
  const navigate = useNavigate();
  const { uuid } = text.subject;
  // To the list that one came from: the feed, a search, one's own posts.
  const leave = useLeaveDeleted(uuid, forgetPost, paths.main);
  const language = useLanguageCorrection({ type: 'post', uuid }, text.originalLanguage);
  const suggestItem = useSuggestItem(text);
  const copyItem = {
    key: 'copy',
    label: t('posts.action.copy'),
    icon: <Copy aria-hidden size={18} />,
    onSelect: () =>
      void copyText(words, { copied: t('posts.detail.textCopied'), byHand: t('posts.detail.copyByHand') }),
  };

  async function handleDelete() {
    const question = { message: t('posts.detail.deleteQuestion'), yes: t('posts.action.delete'), isDangerous: true };
    if (!(await confirm(question))) return;
    try {
      await deletePost(uuid);
      leave();
      toast(t('posts.detail.deleted'));
    } catch (error) {
      await showAlert(errorMessage(error));
    }
  }

  return (
    <>
      <OptionsMenu
        label={t('posts.action.more')}
        author={author}
        me={me?.uuid}
        target={isOfficial ? undefined : { type: 'post', uuid }}
        items={[copyItem, ...suggestItem]}
        ownItems={[language.item]}
        onEdit={() => void navigate(paths.modify(uuid))}
        onDelete={() => void handleDelete()}
      />
      {language.sheet}
    </>
  );
}
