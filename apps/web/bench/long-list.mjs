// How long the browser is busy at a time while somebody swipes through a thousand posts, on the phone that Lighthouse imagines.
/* global document, window */
import { onPhone } from './on-phone.mjs';

const CARDS = 1_000;
const CARDS_A_PAGE = 10;
/** How far a finger goes through them, and how fast, in pixels. */
const DISTANCE = 30_000;
const SPEED = 3_000;
const SHORT = 200;
/** Of the posts of the sample content so many copies, each a day older than the one before. */
const COPIES = `insert into posts
select (jsonb_populate_record(post, jsonb_build_object(
  'uuid', uuidv7(), 'created_at', post.created_at - part * interval '1 day'))).*
from posts post, generate_series(1, 15) part where post.board = 'COMMUNITY'`;

/** The longest task in seconds, how many elements the page held at most, and how many cards the list had. */
export async function longList({ haiko, launch }) {
  await haiko.runStatements(COPIES);
  return onPhone({ launch, language: 'en', isOnline: true }, async (page, _, devtools) => {
    let pages = 1;
    page.on('response', (response) => {
      if (response.url().endsWith('/graphql') && response.request().postData()?.includes('"Feed"')) pages += 1;
    });
    await page.goto(`${haiko.url}/main`);
    await page.waitForFunction(() => document.documentElement.dataset.rendered === undefined);
    // As a finger comes first: what begins with it (the worker, what is kept for times without a network) meets the feed's first page.
    await swipe(devtools, -SHORT);
    while (pages * CARDS_A_PAGE < CARDS) {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await page.waitForTimeout(100);
    }
    await page.evaluate(() => {
      Object.assign(window, { tasks: [], elements: 0 });
      new PerformanceObserver((list) =>
        list.getEntries().forEach(({ duration }) => window.tasks.push(duration / 1000)),
      ).observe({ type: 'longtask' });
      const count = () => {
        window.elements = Math.max(window.elements, document.querySelectorAll('main *').length);
        window.requestAnimationFrame(count);
      };
      count();
    });
    for (const direction of [1, -1]) await swipe(devtools, direction * DISTANCE);
    const { longest, elements } = await page.evaluate(() => ({
      longest: Math.max(0, ...window.tasks),
      elements: window.elements,
    }));
    return { longest, elements, cards: pages * CARDS_A_PAGE };
  });
}

function swipe(devtools, yDistance) {
  const gesture = { x: 200, y: 400, yDistance, speed: SPEED, gestureSourceType: 'touch' };
  return devtools.send('Input.synthesizeScrollGesture', gesture);
}
