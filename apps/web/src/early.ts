// Runs first of all code where the page is not rendered (src/beforePaint); a rendered one's has nothing to ask.
import { askFirstQuestions } from '#/api/firstQuestions.ts';

if (document.documentElement.dataset.shell === 'feed') askFirstQuestions();
