import { call } from '@haiko/shared/contract/call';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { CommentRowFragment } from '#/api/generated.ts';
import { rest } from '#/api/rest.ts';
import { storeTokens } from '#/api/session.ts';
import { openQuestions } from '#/ui/confirm.ts';
import { ConfirmHost } from '#/ui/ConfirmHost.tsx';
import { CommentComposer } from './CommentComposer.tsx';
import { useCommentComposer } from './useCommentComposer.ts';

const ME = {
  ...{ uuid: 'mina', nickname: 'Mina', profileImageUrl: null },
  nationalityInfo: { __typename: 'NationalityInfo', nationality: null },
} as const;
const OWN: CommentRowFragment = {
  ...{ __typename: 'Comment', uuid: 'a-comment', content: '먼저 쓴 말', createdAt: '2026-11-20T00:00:00Z' },
  ...{ originalLanguage: 'ko', isDeleted: false, likes: 0, childCommentsCount: 0, comment_likes_dislikes: [] },
  user: { __typename: 'User', ...ME, isWithdrawn: false },
  shown: { __typename: 'ShownComment', content: '먼저 쓴 말', language: 'ko', isTranslated: false, state: 'SOURCE' },
};

function Composer() {
  const { task, setTask, send } = useCommentComposer(
    { postUuid: 'post', parentUuid: undefined, language: 'ko' },
    ME,
    () => undefined,
  );
  return (
    <>
      <button onClick={() => setTask({ kind: 'reply', parentUuid: 'a-thread', name: 'Linh' })}>Reply</button>
      <button onClick={() => setTask({ kind: 'edit', comment: OWN })}>Edit</button>
      <CommentComposer
        key={task?.kind === 'edit' ? task.comment.uuid : 'mine'}
        account="mina"
        postUuid="post"
        task={task}
        onCancel={() => setTask(undefined)}
        onSend={send}
      />
      <ConfirmHost />
    </>
  );
}

const field = () => page.getByRole('textbox', { name: 'Comment' });
const button = (name: string) => page.getByRole('button', { name, exact: true });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  openQuestions.set([]);
  storeTokens({ accessToken: 'mina:2', refreshToken: 'mina:2', accessExpire: 60, refreshExpire: 600 });
});

it('a reply that is sent again after a lost reply is the same one, below the same comment', async () => {
  const content = `সহমত ${crypto.randomUUID()}`;
  await render(<Composer />);
  await button('Reply').click();
  await field().fill(content);
  await button('Send').click();
  await button('OK').click();
  await expect.element(field()).toHaveValue(content);
  await expect.element(page.getByText('Replying to Linh')).toBeVisible();
  await button('Send').click();
  await expect.element(page.getByText('Replying to Linh')).not.toBeInTheDocument();
  await expect.poll(() => Object.keys(sessionStorage)).toEqual([]);
  const writes = call('GET', '/api/test/written', 200).returns<{ body: { content: string } }[]>();
  const written = await rest.call(writes);
  const mine = written.map(({ body }) => body).filter((body) => body.content === content);
  expect(mine).toEqual([{ postUuid: 'post', content, parentCommentUuid: 'a-thread' }]);
});

it('new words for a comment that cannot be saved come back, as new words for that comment', async () => {
  await render(<Composer />);
  await field().fill('ពាក្យព្រាង');
  await button('Edit').click();
  await field().fill('จะแก้เป็นแบบนี้');
  await button('Save').click();
  await button('OK').click();
  await expect.element(page.getByText('Editing your comment')).toBeVisible();
  await expect.element(field()).toHaveValue('จะแก้เป็นแบบนี้');
  await button('Cancel').click();
  await expect.element(field()).toHaveValue('ពាក្យព្រាង');
});
