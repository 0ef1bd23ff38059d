import { isShownEntry } from '#/navigation.ts';

// Back closes what is open, on browsers with and without a CloseWatcher: what opens puts an entry of the same address into the history,
// so that Back has something to take away. An entry whose overlay was closed otherwise is kept: the next overlay uses it, the next
// screen takes its place, and Back steps over it. Nothing is ever taken out of the history by a step of our own, which would cross the
// steps of the router, or a page that is being left.

/** What the router keeps of an entry (`key`, `idx`), and how many overlays were open on its screen (`overlays`). */
interface EntryState {
  key?: string;
  idx?: number;
  overlays?: number;
}

const open: (() => void)[] = [];
/** Entries below one that a screen has replaced: nobody comes back to them. */
const replaced = new Set<string>();
let here: EntryState = {};
let isFollowing = false;
/** Whether the app itself goes back: what is open then belongs to where it goes. */
let isOwnStep = false;
/** While a rendered page comes to life: React would find another screen than the one that stands there. */
let isHeld = false;

/** Lets Back call `close` until the returned function says that it is closed. */
export function closeOnBack(close: () => void): () => void {
  const own = () => close();
  open.push(own);
  addEntries();
  return () => void open.splice(open.indexOf(own), 1);
}

/** Where Back leads from here, in steps: over the entries of what was open. */
export function stepsBack(): number {
  return 1 + overlaysOf(here);
}

/** Call once, before the router is there: it must not hear of what it has no part in. */
export function followBack(): void {
  isFollowing = true;
  here = entryState();
  const { history } = window;
  const push = history.pushState.bind(history);
  const replace = history.replaceState.bind(history);
  const go = history.go.bind(history);
  history.pushState = (...entry) => {
    // The screen after an overlay stands in its place.
    (overlaysOf(here) > 0 ? replace : push)(...entry);
    follow();
  };
  history.replaceState = (...entry) => {
    const before = here;
    replace(...entry);
    if (overlaysOf(before) > 0 && before.key && before.key !== entryState().key) replaced.add(before.key);
    follow();
  };
  history.go = (delta = 0) => {
    isOwnStep = true;
    go(delta < 0 ? delta + 1 - stepsBack() : delta);
  };
  window.addEventListener('popstate', (event) => handlePop(event, go), { capture: true });
}

/** From now on nobody hears that Back has led to another screen, until `releaseBack`. */
export function holdBack(): void {
  isHeld = true;
}

/** Has it be heard where Back has led, unless that is where one was. */
export function releaseBack(): void {
  if (!isHeld) return;
  isHeld = false;
  const to = entryState();
  if (to.idx !== here.idx || overlaysOf(to) !== overlaysOf(here))
    window.dispatchEvent(new PopStateEvent('popstate', { state: to }));
}

function handlePop(event: PopStateEvent, go: (steps: number) => void): void {
  if (isHeld) return event.stopImmediatePropagation();
  const to = entryState();
  if (replaced.has(to.key ?? '')) {
    // Stepped over, and one comes from where one was before: its number is that of what took its place.
    event.stopImmediatePropagation();
    return go((to.idx ?? 0) > (here.idx ?? 0) ? 1 : -1);
  }
  const from = here;
  const wasAsked = isOwnStep;
  isOwnStep = false;
  here = to;
  if (here.idx !== from.idx) {
    // Another screen: the router's to show, and nothing of this one stays open. One that is shown was held by the router.
    if (!wasAsked && !isShownEntry(here.key)) closeDownTo(0);
    // After the router has heard of it.
    window.setTimeout(addEntries);
    return;
  }
  event.stopImmediatePropagation();
  if (open.length > overlaysOf(here)) closeDownTo(overlaysOf(here));
  else go(overlaysOf(here) > overlaysOf(from) ? 1 : -1);
}

function follow(): void {
  here = entryState();
  window.setTimeout(addEntries);
}

/** An entry for each overlay, unless the history is on its way to another screen. */
function addEntries(): void {
  if (!isFollowing || !isShownEntry(here.key)) return;
  while (overlaysOf(here) < open.length) {
    const state = { ...(window.history.state as object), overlays: overlaysOf(here) + 1 };
    History.prototype.pushState.call(window.history, state, '');
    here = entryState();
  }
}

function closeDownTo(count: number): void {
  open
    .slice(count)
    .reverse()
    .forEach((close) => close());
}

function entryState(): EntryState {
  return (window.history.state ?? {}) as EntryState;
}

function overlaysOf(entry: EntryState): number {
  return entry.overlays ?? 0;
}
