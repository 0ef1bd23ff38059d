import { skipToken, useQuery } from '#/api/apollo.ts';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#/api/errorMessage.ts';
import {
  DeskBoardPostDocument,
  DeskPinnedDocument,
  type CreateBoardPostMutationVariables,
  type DeskBoardPostFragment,
} from '#/api/generated.ts';
import { Button } from '#/ui/Button.tsx';
import { confirm } from '#/ui/confirm.ts';
import { InlineError } from '#/ui/InlineError.tsx';
import { TextSkeleton } from '#/ui/Skeleton.tsx';
import { toast } from '#/ui/toast.ts';
import { useAttempt } from '#/useAttempt.ts';
import { BoardPostForm } from './BoardPostForm.tsx';
import { deleteBoardPost, pinNotice, retranslatePost, unpinNotice } from './boards.actions.ts';
import { useChosen } from '#/features/desk/DeskSplit.tsx';

interface BoardPostCaseProps {
  board: CreateBoardPostMutationVariables['input']['board'];
  /** Undefined for a new one. */
  uuid: string | undefined;
}

/** A post of a board, to be written, translated, corrected, put on top or taken away. */
export function BoardPostCase({ board, uuid }: BoardPostCaseProps) {
  // What was typed into it is nothing to ask about any more.
  const isGone = useRef(false);
  const query = uuid === undefined ? skipToken : { variables: { uuid }, fetchPolicy: 'no-cache' as const };
  const { data, error, refetch } = useQuery(DeskBoardPostDocument, query);
  if (uuid === undefined) return <BoardPostForm board={board} />;
  if (error) return <InlineError message={errorMessage(error)} onRetry={() => void refetch()} />;
  if (!data?.readPost) {
    return (
      <div className="p-4">
        <TextSkeleton lines={6} />
      </div>
    );
  }
  return (
    <>
      <BoardPostForm board={board} post={data.readPost} isGone={() => isGone.current} />
      <Acts
        post={data.readPost}
        isNotice={board === 'NOTICE'}
        onDelete={() => {
          isGone.current = true;
        }}
      />
    </>
  );
}

interface ActsProps {
  post: DeskBoardPostFragment;
  isNotice: boolean;
  onDelete: () => void;
}

function Acts({ post: { uuid }, isNotice, onDelete }: ActsProps) {
  const { t } = useTranslation();
  const { choose } = useChosen();
  const { isBusy, attempt } = useAttempt();
  const act = (work: () => Promise<void>, done: string) =>
    void attempt(async () => {
      await work();
      toast(done);
    });

  async function handleDelete() {
    if (!(await confirm({ message: t('desk.boards.confirmDelete'), isDangerous: true }))) return;
    await attempt(async () => {
      await deleteBoardPost(uuid);
      onDelete();
      choose(undefined);
    });
  }

  return (
    <div className="flex max-w-xl flex-wrap gap-2 px-4 pb-6 *:flex-1 lg:px-6">
      {isNotice && <PinButton uuid={uuid} isBusy={isBusy} act={act} />}
      <Button
        variant="soft"
        isBusy={isBusy}
        onClick={() => act(() => retranslatePost(uuid), t('desk.boards.retranslated'))}
      >
        {t('desk.boards.retranslate')}
      </Button>
      <Button variant="quiet" isBusy={isBusy} onClick={() => void handleDelete()}>
        {t('desk.decision.DELETE')}
      </Button>
    </div>
  );
}

interface PinButtonProps {
  uuid: string;
  isBusy: boolean;
  act: (work: () => Promise<void>, done: string) => void;
}

/** Puts a notice on top, or takes it off again. */
function PinButton({ uuid, isBusy, act }: PinButtonProps) {
  const { t } = useTranslation();
  const { data } = useQuery(DeskPinnedDocument, { fetchPolicy: 'no-cache' });
  const isPinned = data?.readFixedNotice?.uuid === uuid;
  return (
    <Button
      variant="soft"
      isBusy={isBusy}
      onClick={() => act(() => (isPinned ? unpinNotice() : pinNotice(uuid)), t('desk.people.done'))}
    >
      {t(isPinned ? 'desk.boards.unpin' : 'desk.boards.pin')}
    </Button>
  );
}
