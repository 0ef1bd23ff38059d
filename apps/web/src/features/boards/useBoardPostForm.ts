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

/** What is typed and chosen, and all of it as one text, to be compared. */
function useFields(post: DeskBoardPostFragment | undefined) {
  const language = useLanguage();
  const [texts, setTexts] = useState(() => (post ? textsOf(post) : newTexts(language)));
  const [place, setPlace] = useState<Place>({ address: post?.address ?? '', mapUrl: post?.mapUrl ?? '' });
  const [category, setCategory] = useState(post?.sub_board?.uuid ?? '');
  const [hashtags, setHashtags] = useState(post?.hashtags.map(({ name }) => name).join(' ') ?? '');
  const files = useBoardFiles(post?.post_files ?? []);
  const whole = () => JSON.stringify([texts, place, category, hashtags, files.now()]);
  return { texts, setTexts, place, setPlace, category, setCategory, hashtags, setHashtags, files, whole };
}

type Fields = ReturnType<typeof useFields>;

/** Null where a picture has failed: which one stands under them. */
async function inputOfFields(
  { texts, place, category, hashtags, files }: Fields,
  board: BoardPostInput['board'],
  saved: BoardTexts | undefined,
): Promise<BoardPostInput | null> {
  const sent = await files.settled();
  if (!sent) return null;
  const hashtagNames = [...new Set(hashtags.split(/[\s,#]+/u).filter(Boolean))];
  const where = board === 'PLACE' ? { address: place.address || null, mapUrl: place.mapUrl || null } : {};
  return { board, subBoardUuid: category || null, hashtagNames, ...where, files: sent, ...inputOf(texts, saved) };
}

/** What is saved of it, when it is, and the question of whoever would lose the rest. */
function useSaved(fields: Fields, { post, isGone }: BoardPostFormOptions) {
  const { texts, whole } = fields;
  const saved = useRef<Saved>({ texts: post && texts, seenAt: post?.updatedAt, whole: whole() });
  useLeaveQuestion({
    ...{ isModify: post !== undefined, isLost: true },
    mustAsk: () => isGone?.() !== true && whole() !== saved.current.whole,
    isLeaving: (from, to) => from.pathname !== to.pathname || from.search !== to.search,
  });
  return {
    saved,
    setSaved(seenAt: string | undefined) {
      saved.current = { texts, seenAt, whole: whole() };
    },
  };
}

/**
 * A post of a board that is being written. It is as long as nine posts and kept nowhere else: whoever leaves it is asked first, also for
 * another post of the list; and where a colleague has saved it since it was read, whether to replace that.
 */
export function useBoardPostForm(options: BoardPostFormOptions) {
  const { board, post } = options;
  const { t } = useTranslation();
  const { choose } = useChosen();
  const fields = useFields(post);
  const { saved, setSaved } = useSaved(fields, options);
  const [isTried, setIsTried] = useState(false);
  const { isBusy, attempt } = useAttempt();

  const replace = (uuid: string, input: BoardPostInput) =>
    sendChange({
      expectedVersion: saved.current.seenAt,
      send: async (seenAt) => setSaved(await updateBoardPost({ uuid, input, seenAt: seenAt ?? null })),
      load: async () => ({ version: await versionOfBoardPost(uuid) }),
      rebase: () => true,
    });

  async function send() {
    const input = await inputOfFields(fields, board, saved.current.texts);
    if (!input || (post && !(await replace(post.uuid, input)))) return;
    if (!post) {
      const uuid = await createBoardPost(input);
      setSaved(undefined);
      choose(uuid);
    }
    toast(t('desk.people.done'));
  }

  function save() {
    setIsTried(true);
    const { originalLanguage, titles, contents } = fields.texts;
    if (titles[originalLanguage].trim() === '' || contents[originalLanguage].trim() === '') return;
    void attempt(send);
  }

  return { ...fields, isTried, isBusy, save };
}
