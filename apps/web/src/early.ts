// Runs in every page that is not rendered, first of all its code (public/before-paint.js), and once.
import { askFirstQuestions } from '#/api/firstQuestions.ts';

if (document.documentElement.dataset.shell === 'feed') askFirstQuestions();
