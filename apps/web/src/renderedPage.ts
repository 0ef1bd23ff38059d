import type { NormalizedCacheObject } from '@apollo/client';

/** What stands beside the HTML of a page that the server has rendered. */
export interface RenderedPage {
  /** When that was, ISO 8601. */
  at: string;
  /** Whether it was for somebody who wants to load little. */
  savesData: boolean;
  /** What the queries of its first content were answered: hydration asks for nothing again. */
  answers: NormalizedCacheObject;
}

/** The element that holds it, behind the page itself: data, which no browser runs. Nothing is drawn before it is there (index.html). */
export const RENDERED_ID = 'rendered';

/** The app's root, without what the server has rendered for visitors: it is not for this reader, who has seen nothing of it. */
export function emptyRoot(): HTMLElement {
  const root = rootElement();
  root.replaceChildren();
  root.classList.remove('in-data-own:hidden');
  return root;
}

export function rootElement(): HTMLElement {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  return root;
}

/** Takes what the server has rendered for this reader; undefined where they are to see something else (src/beforePaint). */
export function takeRenderedPage(): RenderedPage | undefined {
  const element = document.getElementById(RENDERED_ID);
  element?.remove();
  if (!element || document.documentElement.dataset.rendered === undefined) return undefined;
  isShown = true;
  const page = JSON.parse(element.textContent) as RenderedPage;
  ({ answers } = page);
  return page;
}

/** Whether the tab still stands at the address whose page it is: Back within one document changes nothing but the address. */
export function isAtRenderedAddress(): boolean {
  return document.documentElement.dataset.rendered === location.pathname + location.search;
}

let answers: NormalizedCacheObject | undefined;

/** What the queries of the page were answered, where it has been taken. */
export function renderedAnswers(): NormalizedCacheObject | undefined {
  return answers;
}

let isShown = import.meta.env.SSR;

/** Whether the screen is the one that the server has rendered: what it shows has just been asked for. */
export function isRenderedScreen(): boolean {
  return isShown;
}

/** Another screen begins, which asks for itself: what the server has rendered stands there no more, alive or not. */
export function leaveRenderedScreen(): void {
  isShown = false;
  delete document.documentElement.dataset.rendered;
}
