// Runs first of all code where the page is not rendered (public/before-paint.js); a rendered one's has nothing to ask.
import { askFirstQuestions } from '#/api/firstQuestions.ts';

if (document.documentElement.dataset.shell === 'feed') askFirstQuestions();
