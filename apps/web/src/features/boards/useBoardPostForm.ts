import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CreateBoardPostMutationVariables, DeskBoardPostFragment } from '#/api/generated.ts';
import { useChosen } from '#/features/desk/DeskSplit.tsx';
import { sendChange } from '#/features/forms/sendChange.ts';
import { useLeaveQuestion } from '#/features/forms/useLeaveQuestion.ts';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { toast } from '#/ui/toast.ts';
import { useAttempt } from '#/useAttempt.ts';
import { useBoardFiles } from './BoardPictures.tsx';
import { inputOf, newTexts, textsOf, type BoardTexts } from './boardPost.ts';
import { createBoardPost, updateBoardPost, versionOfBoardPost } from './boards.actions.ts';

type BoardPostInput = CreateBoardPostMutationVariables['input'];

export interface Place {
  address: string;
  mapUrl: string;
}

/** What is saved: what a change is told from, and which version it is to replace. */
interface Saved {
  texts: BoardTexts | undefined;
  seenAt: string | undefined;
  /** All of it, to be compared. */
  whole: string;
}

interface BoardPostFormOptions {
  board: BoardPostInput['board'];
  post?: DeskBoardPostFragment | undefined;
  /** Whether it was deleted meanwhile. */
  isGone?: (() => boolean) | undefined;
}

/**
 * A post of a board that is being written. It is as long as nine posts and kept nowhere else: whoever leaves it is asked first, also for
 * another post of the list; and where a colleague has saved it since it was read, whether to replace that.
 */
export function useBoardPostForm({ board, post, isGone }: BoardPostFormOptions) {
  const { t } = useTranslation();
  const { choose } = useChosen();
  const language = useLanguage();
  const [texts, setTexts] = useState(() => (post ? textsOf(post) : newTexts(language)));
  const [place, setPlace] = useState<Place>({ address: post?.address ?? '', mapUrl: post?.mapUrl ?? '' });
  const [category, setCategory] = useState(post?.sub_board?.uuid ?? '');
  const [hashtags, setHashtags] = useState(post?.hashtags.map(({ name }) => name).join(' ') ?? '');
  const files = useBoardFiles(post?.post_files ?? []);
  const [isTried, setIsTried] = useState(false);
  const { isBusy, attempt } = useAttempt();
  const whole = () => JSON.stringify([texts, place, category, hashtags, files.now()]);
  const saved = useRef<Saved>({ texts: post && texts, seenAt: post?.updatedAt, whole: whole() });

  useLeaveQuestion({
    ...{ isModify: post !== undefined, isLost: true },
    mustAsk: () => isGone?.() !== true && whole() !== saved.current.whole,
    isLeaving: (from, to) => from.pathname !== to.pathname || from.search !== to.search,
  });

  /** Null where a picture has failed: which one stands under them. */
  async function inputNow(): Promise<BoardPostInput | null> {
    const sent = await files.settled();
    if (!sent) return null;
    const hashtagNames = [...new Set(hashtags.split(/[\s,#]+/u).filter(Boolean))];
    const where = board === 'PLACE' ? { address: place.address || null, mapUrl: place.mapUrl || null } : {};
    const about = { board, subBoardUuid: category || null, hashtagNames, ...where, files: sent };
    return { ...about, ...inputOf(texts, saved.current.texts) };
  }

  async function replace(uuid: string, input: BoardPostInput): Promise<boolean> {
    return sendChange({
      expectedVersion: saved.current.seenAt,
      async send(seenAt) {
        const updatedAt = await updateBoardPost({ uuid, input, seenAt: seenAt ?? null });
        saved.current = { texts, seenAt: updatedAt, whole: whole() };
      },
      load: async () => ({ version: await versionOfBoardPost(uuid) }),
      rebase: () => true,
    });
  }

  async function send() {
    const input = await inputNow();
    if (!input) return;
    if (post) {
      if (await replace(post.uuid, input)) toast(t('desk.people.done'));
      return;
    }
    const uuid = await createBoardPost(input);
    saved.current = { texts, seenAt: undefined, whole: whole() };
    toast(t('desk.people.done'));
    choose(uuid);
  }

  function save() {
    setIsTried(true);
    const { originalLanguage, titles, contents } = texts;
    if (titles[originalLanguage].trim() === '' || contents[originalLanguage].trim() === '') return;
    void attempt(send);
  }

  return {
    texts,
    setTexts,
    place,
    setPlace,
    category,
    setCategory,
    hashtags,
    setHashtags,
    files,
    isTried,
    isBusy,
    save,
  };
}
