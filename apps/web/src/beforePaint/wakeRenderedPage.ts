import { drawFarRows, drawFarRowsAtOnce, leaveOutFarRows, nextFrame } from '#/ui/farRows.ts';
import { awaitLetters } from './awaitLetters.ts';
import { filesOfPage, preload, startApp } from './pageCode.ts';

/** The app comes behind what the server has rendered, once that is seen. A tab in the background draws nothing, and does not wait. */
export function wakeRenderedPage(): void {
  awaitLetters();
  leaveOutFarRows();
  document.addEventListener('DOMContentLoaded', () => {
    if (document.hidden) {
      drawFarRowsAtOnce();
      return loadCode();
    }
    void nextFrame().then(loadCode);
    void drawFarRows();
  });
}

function loadCode(): void {
  const code = filesOfPage({ asks: false });
  if (!code) return;
  preload(code.files);
  startApp(code);
}
