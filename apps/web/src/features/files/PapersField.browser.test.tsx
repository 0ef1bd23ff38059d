import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { clearSession, storeTokens } from '#/api/session.ts';
import { openQuestions } from '#/ui/confirm.ts';
import { ConfirmHost } from '#/ui/ConfirmHost.tsx';
import { type Paper, PapersField } from './PapersField.tsx';

function Papers() {
  const [files, setFiles] = useState<Paper[]>([]);
  return (
    <>
      <PapersField files={files} max={2} onChange={setFiles} />
      <p>Paths: {files.map(({ path }) => path).join(' ')}</p>
      <ConfirmHost />
    </>
  );
}

const add = page.getByRole('button', { name: 'Add a document' });
const removalOf = (name: string) => page.getByRole('button', { name: `Remove ${name}` });
const alert = () => page.getByRole('alertdialog');

/** As somebody chooses it in the browser's own dialog. */
function choose(file: File): void {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is nothing to choose with.');
  const chosen = new DataTransfer();
  chosen.items.add(file);
  input.files = chosen.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

const pdf = (name: string, bytes = 4) => new File([new Uint8Array(bytes)], name, { type: 'application/pdf' });

beforeEach(async () => {
  clearSession();
  openQuestions.set([]);
  await render(<Papers />);
});

it('papers are sent at once, and can be taken away', async () => {
  storeTokens({ accessToken: 'papers:2', refreshToken: 'papers:2', accessExpire: 60, refreshExpire: 600 });
  choose(pdf('자격증.pdf'));
  await expect.element(removalOf('자격증.pdf')).toBeVisible();
  await expect.element(page.getByText('Paths: /icon-192.png')).toBeVisible();
  await expect.element(add).toBeEnabled();
  await removalOf('자격증.pdf').click();
  await expect.element(page.getByText('Paths:', { exact: true })).toBeVisible();
});

it.each([
  ['another kind of file', () => new File(['a'], 'a.docx'), 'Please choose a PDF, JPG, JPEG, PNG or WEBP file.'],
  ['a file that is too large', () => pdf('a.pdf', 10 * 1024 * 1024 + 1), 'The file must be 10 MB or smaller.'],
])('says why it takes not %s', async (_, file, reason) => {
  choose(file());
  await expect.element(alert().getByText(reason)).toBeVisible();
  expect(page.getByRole('listitem').elements()).toHaveLength(0);
});

it('says that a paper could not be sent, and takes it again', async () => {
  choose(pdf('자격증.pdf'));
  await expect.element(alert().getByText('Please log in to continue.')).toBeVisible();
  await alert().getByRole('button').click();
  storeTokens({ accessToken: 'again:2', refreshToken: 'again:2', accessExpire: 60, refreshExpire: 600 });
  choose(pdf('자격증.pdf'));
  await expect.element(removalOf('자격증.pdf')).toBeVisible();
});
