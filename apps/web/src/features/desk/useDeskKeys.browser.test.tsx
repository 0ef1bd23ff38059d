import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useDeskKeys } from './useDeskKeys.ts';

/** What acts at Enter by itself, and a heading that does not. */
function Desk({ done }: { done: string[] }) {
  useDeskKeys({ Enter: () => done.push('Enter'), a: () => done.push('a') });
  return (
    <>
      <h1 tabIndex={-1}>Reports</h1>
      <a href="#people">People</a>
      <button type="button" onClick={() => done.push('pressed')}>
        Language
      </button>
      <details>
        <summary>More</summary>
      </details>
      <input type="radio" aria-label="Keep" />
      <input aria-label="Search" />
    </>
  );
}

it('Enter is left to what is focused, and is a key of the desk where nothing is', async () => {
  const done: string[] = [];
  await render(<Desk done={done} />);
  const press = async (element: Element, key: string) => {
    if (element instanceof HTMLElement) element.focus();
    await userEvent.keyboard(key);
  };
  await press(page.getByRole('link').element(), '{Enter}');
  expect(location.hash).toBe('#people');
  await press(page.getByRole('button').element(), '{Enter}');
  expect(done).toEqual(['pressed']);
  await press(page.getByText('More').element(), '{Enter}');
  await expect.element(page.getByRole('group')).toHaveAttribute('open');
  await press(page.getByRole('radio').element(), '{Enter}');
  await press(page.getByRole('textbox').element(), '{Enter}a');
  expect(done).toEqual(['pressed']);
  await press(page.getByRole('heading').element(), '{Enter}');
  expect(done).toEqual(['pressed', 'Enter']);
  // A letter does nothing of its own there.
  await press(page.getByRole('link').element(), 'a');
  expect(done).toEqual(['pressed', 'Enter', 'a']);
});
