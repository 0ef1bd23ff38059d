import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { confirm, showAlert } from './confirm.ts';
import { ConfirmHost } from './ConfirmHost.tsx';

it('a question is answered by its buttons, and Escape means no', async () => {
  const screen = await render(<ConfirmHost />);
  const yes = confirm('글을 올릴까요?');
  await expect.element(screen.getByRole('alertdialog').getByText('글을 올릴까요?')).toBeVisible();
  await screen.getByRole('button', { name: 'Yes' }).click();
  expect(await yes).toBe(true);

  const dismissed = confirm('តើអ្នកចង់ចូលទេ?');
  await expect.element(screen.getByRole('alertdialog').getByText('តើអ្នកចង់ចូលទេ?')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(await dismissed).toBe(false);
});

it('a tap beside a question answers nothing: it may be the second half of a double tap', async () => {
  const screen = await render(<ConfirmHost />);
  const question = confirm('দুইবার চাপ 두 번 누름');
  const dialog = screen.getByRole('alertdialog');
  await expect.element(dialog).toBeVisible();
  dialog.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await screen.getByRole('button', { name: 'Yes' }).click();
  expect(await question).toBe(true);
});

it('two alerts are shown one after the other', async () => {
  const screen = await render(<ConfirmHost />);
  const both = Promise.all([showAlert('first'), showAlert('second')]);
  await expect.element(screen.getByRole('alertdialog').getByText('first')).toBeVisible();
  await screen.getByRole('button', { name: 'OK' }).click();
  await expect.element(screen.getByRole('alertdialog').getByText('second')).toBeVisible();
  await screen.getByRole('button', { name: 'OK' }).click();
  await both;
});

it.each([
  ['above the middle', '30vh'],
  ['below the middle', '60vh'],
])('an alert does not cover the field that it is about, %s', async (_, top) => {
  const screen = await render(
    <>
      <form>
        <input aria-label="Pay" className="absolute" style={{ top }} />
      </form>
      <ConfirmHost />
    </>,
  );
  const field = screen.getByLabelText('Pay').element() as HTMLInputElement;
  field.focus();
  const told = showAlert('Please fill in everything that is required.');
  const alert = screen.getByRole('alertdialog');
  await expect.element(alert).toBeVisible();
  const [of, over] = [field.getBoundingClientRect(), alert.element().getBoundingClientRect()];
  expect(over.top > of.bottom || over.bottom < of.top).toBe(true);
  await screen.getByRole('button', { name: 'OK' }).click();
  await told;
});
