import type { ReactNode } from 'react';
import { createStore } from '#/store.ts';
import { placeBesideField, type Place } from './besideField.ts';

export interface Question {
  message: ReactNode;
  title?: ReactNode;
  /** What the affirming button says; "Yes" when left out, "OK" for an alert. */
  yes?: string;
  no?: string;
  /** For what cannot be undone: a red button. */
  isDangerous?: boolean;
}

interface OpenQuestion extends Question {
  id: number;
  isAlert: boolean;
  place: Place;
  answer: (isYes: boolean) => void;
}

/** The questions that wait for an answer; the first one is on the screen (ConfirmHost). */
export const openQuestions = createStore<readonly OpenQuestion[]>([]);

let lastId = 0;

/** Asks a yes-or-no question in the product's own dialog; false also when it is dismissed. */
export function confirm(question: string | Question): Promise<boolean> {
  return ask(question, false);
}

/** Tells something that has to be read; resolves when it was. */
export async function showAlert(message: string | Question): Promise<void> {
  await ask(message, true);
}

function ask(question: string | Question, isAlert: boolean): Promise<boolean> {
  const full = typeof question === 'string' ? { message: question } : question;
  // What an alert tells is often about a field, which has the focus already.
  const place = isAlert ? placeBesideField(document.activeElement) : 'middle';
  return new Promise((resolve) => {
    const id = ++lastId;
    const answer = (isYes: boolean) => {
      openQuestions.set(openQuestions.get().filter((open) => open.id !== id));
      resolve(isYes);
    };
    openQuestions.set([...openQuestions.get(), { ...full, id, isAlert, place, answer }]);
  });
}
