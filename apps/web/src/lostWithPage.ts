// What people have written and the browser has no room for stands in the page alone. Whoever is about to close or reload that is
// asked by the browser, in its own words.

const lost = new Set<string>();

/** Says of something that somebody has written, by a name of its own, whether it would be lost with the page. */
export function setLostWithPage(name: string, isLost: boolean): void {
  if (isLost) lost.add(name);
  else lost.delete(name);
  followUnload();
}

/** None of it is anybody's any more: its writer has signed out. */
export function forgetLostWithPage(): void {
  lost.clear();
  followUnload();
}

// Only while there is something: some browsers keep no page for Back that listens.
function followUnload(): void {
  if (lost.size > 0) window.addEventListener('beforeunload', ask);
  else window.removeEventListener('beforeunload', ask);
}

function ask(event: Event): void {
  event.preventDefault();
}
