import { COMMENT_MAX } from '@haiko/shared/limits';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { storeTokens } from '#/api/session.ts';
import { ConfirmHost } from '#/ui/ConfirmHost.tsx';
import { openQuestions } from '#/ui/confirm.ts';
import { CommentComposer, type ComposerTask } from './CommentComposer.tsx';

const field = () => page.getByRole('textbox', { name: 'Comment' });
const send = () => page.getByRole('button', { name: 'Send' });
const alert = () => page.getByRole('alertdialog');

interface Given {
  task?: ComposerTask;
  account?: string;
}

function composer(onSend: (text: string) => Promise<void>, { task, account }: Given = {}) {
  return (
    <>
      <CommentComposer
        key={account}
        account={account}
        postUuid="post"
        task={task}
        onCancel={() => undefined}
        onSend={onSend}
      />
      <ConfirmHost />
    </>
  );
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  openQuestions.set([]);
  storeTokens({ accessToken: 'mina:2', refreshToken: 'mina:2', accessExpire: 60, refreshExpire: 600 });
});

it('a half-written comment survives leaving the page, until it is sent', async () => {
  const sent: string[] = [];
  const onSend = async (text: string) => void sent.push(text);
  const first = await render(composer(onSend));
  await field().fill('ขอบคุณค่ะ\nเจอกัน');
  await first.unmount();
  await render(composer(onSend));
  await expect.element(field()).toHaveValue('ขอบคุณค่ะ\nเจอกัน');
  await send().click();
  await expect.element(field()).toHaveValue('');
  expect(sent).toEqual(['ขอบคุณค่ะ\nเจอกัน']);
  expect(sessionStorage).toHaveLength(0);
});

it('a double tap on Send sends once and scolds nobody', async () => {
  const sent: string[] = [];
  await render(composer(async (text) => void sent.push(text)));
  await field().fill('감사합니다');
  await send().dblClick();
  await expect.element(field()).toHaveValue('');
  expect(sent).toEqual(['감사합니다']);
  await expect.element(alert()).not.toBeInTheDocument();
});

it('a half-written comment belongs to the account that wrote it; a visitor keeps theirs when signing in', async () => {
  const nothing = () => Promise.resolve();
  const screen = await render(composer(nothing));
  await field().fill('ありがとう');
  await screen.rerender(composer(nothing, { account: 'mina' }));
  await expect.element(field()).toHaveValue('ありがとう');
  await field().fill('ありがとう!');
  await screen.rerender(composer(nothing, { account: 'sokha' }));
  await expect.element(field()).toHaveValue('');
  await screen.rerender(composer(nothing, { account: 'mina' }));
  await expect.element(field()).toHaveValue('ありがとう!');
});

it('a comment that cannot be sent comes back to its field, with the reason', async () => {
  await render(composer(() => Promise.reject(new TypeError('no connection'))));
  await field().fill('আবার চেষ্টা');
  await send().click();
  await expect.element(alert().getByText(/Haiko is temporarily unavailable./)).toBeVisible();
  await page.getByRole('button', { name: 'OK' }).click();
  await expect.element(field()).toHaveValue('আবার চেষ্টা');
});

it('nothing but invisible signs, or too much, is not sent', async () => {
  const sent: string[] = [];
  await render(composer(async (text) => void sent.push(text)));
  await field().fill(' \u200b\u3164 ');
  await send().click();
  await expect.element(alert().getByText(/Please enter a comment./)).toBeVisible();
  await page.getByRole('button', { name: 'OK' }).click();
  await field().fill('한'.repeat(COMMENT_MAX + 1));
  await send().click();
  await expect.element(alert().getByText(/A comment can have up to 1,000 characters./)).toBeVisible();
  expect(sent).toEqual([]);
});

it('a visitor is asked to sign in and keeps the draft', async () => {
  localStorage.clear();
  await render(composer(() => Promise.reject(new Error('must not be sent'))));
  await field().fill('Xin chào');
  await send().click();
  await expect.element(alert().getByText('Log in to comment in your own language')).toBeVisible();
  await expect.element(field()).toHaveValue('Xin chào');
});

it('a reply says whom it answers and puts the cursor into the field', async () => {
  await render(composer(() => Promise.resolve(), { task: { kind: 'reply', parentUuid: 'a', name: '영숙이모' } }));
  await expect.element(page.getByText('Replying to 영숙이모')).toBeVisible();
  await expect.element(field()).toHaveFocus();
});
