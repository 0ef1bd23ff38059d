// How long the browser is busy at a time while somebody swipes through a thousand posts, on the phone that Lighthouse imagines.
/* global document, window */
import { setTimeout as sleep } from 'node:timers/promises';
import { onPhone, slowDown } from './on-phone.mjs';
import { reportCards } from './pages-report.mjs';
import { withSamples } from './with-samples.mjs';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
const CARDS = 1_000;
/** So often the list's end is looked for, ten times a second. */
const MOST_LOOKS = 6_000;
/** How far they are swiped through, up and down, in pixels; a finger that does not move them this far fails. */
const DISTANCE = 30_000;
const MOST_STROKES = 200;
/** A stroke of the finger: between these places on the glass, in so many steps, each a picture of the screen long. */
const STROKE = { from: 700, to: 100, steps: 10, stepMs: 16 };
/** So long the page is kept busy once, to prove that what keeps it busy is seen. */
const PLANTED_MS = 120;
/** Of the posts of the sample content so many copies, each a day older than the one before. */
const COPIES = `insert into posts
select (jsonb_populate_record(post, jsonb_build_object(
  'uuid', uuidv7(), 'created_at', post.created_at - part * interval '1 day'))).*
from posts post, generate_series(1, 15) part where post.board = 'COMMUNITY'`;

await withSamples(async ({ haiko, launch }) => {
  await haiko.runStatements(COPIES);
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push(
      await onPhone({ launch, language: 'en', isOnline: true }, (...phone) => swipeThrough(haiko.url, phone)),
    );
    console.log(`swiped ${round + 1} of ${ROUNDS} times …`);
  }
  reportCards(rounds);
});

/** The tasks of more than 50 ms, in seconds, how many elements the page held at most, and how many cards the list had. */
async function swipeThrough(url, [page, , devtools]) {
  const cards = await loadCards(url, { page, devtools });
  await page.evaluate(watch);
  await proveThatTasksAreSeen(page, devtools);
  for (const direction of [-1, 1]) await swipeFar(page, { devtools, direction });
  return { cards, ...(await page.evaluate(() => ({ tasks: window.tasksSeen(), elements: window.elements }))) };
}

async function loadCards(url, { page, devtools }) {
  const posts = new Set();
  page.on('response', async (response) => {
    if (!response.url().endsWith('/graphql') || !response.request().postData()?.includes('"Feed"')) return;
    for (const { uuid } of (await response.json()).data.page.items) posts.add(uuid);
  });
  await page.goto(`${url}/main`);
  await page.waitForFunction(() => document.documentElement.dataset.rendered === undefined);
  // As a finger comes first: what begins with it (the worker, what is kept for times without a network) meets the feed's first page.
  await stroke(devtools, 1);
  // What is measured comes behind it.
  await slowDown(devtools, false);
  for (let looks = 0; posts.size < CARDS; looks += 1) {
    if (looks === MOST_LOOKS) throw new Error(`Only ${posts.size} posts have come`);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await page.waitForTimeout(100);
  }
  await slowDown(devtools);
  return posts.size;
}

/** Runs in the page. */
function watch() {
  const tasks = [];
  const note = (entries) => entries.forEach(({ duration }) => tasks.push(duration / 1000));
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: 'longtask' });
  const tasksSeen = () => {
    note(observer.takeRecords());
    return tasks.splice(0);
  };
  Object.assign(window, { tasksSeen, elements: 0 });
  const count = () => {
    window.elements = Math.max(window.elements, document.querySelectorAll('main *').length);
    window.requestAnimationFrame(count);
  };
  count();
}

/** A watch that sees nothing would find every list light: a task that is busy under a finger has to be in it. */
async function proveThatTasksAreSeen(page, devtools) {
  await page.evaluate((busyMs) => {
    const keepBusy = () => {
      const end = performance.now() + busyMs;
      while (performance.now() < end);
    };
    window.addEventListener('scroll', () => setTimeout(keepBusy), { once: true });
  }, PLANTED_MS);
  await stroke(devtools, -1);
  await page.waitForTimeout(PLANTED_MS);
  const seen = await page.evaluate(() => window.tasksSeen());
  if (Math.max(0, ...seen) * 1000 < PLANTED_MS) throw new Error(`A task of ${PLANTED_MS} ms was not seen`);
}

async function swipeFar(page, { devtools, direction }) {
  const start = await page.evaluate(() => window.scrollY);
  let moved = 0;
  for (let strokes = 0; moved < DISTANCE; strokes += 1) {
    if (strokes === MOST_STROKES) throw new Error(`${strokes} strokes moved the list by ${moved} pixels`);
    await stroke(devtools, direction);
    moved = Math.abs((await page.evaluate(() => window.scrollY)) - start);
  }
}

/** Down the list, or up (-1). Touches are sent one by one: Chromium's own swipe (`synthesizeScrollGesture`) moves nothing on this phone. */
async function stroke(devtools, direction) {
  const { steps, stepMs } = STROKE;
  const [from, to] = direction > 0 ? [STROKE.from, STROKE.to] : [STROKE.to, STROKE.from];
  const touch = (type, ...points) => devtools.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await touch('touchStart', { x: 200, y: from });
  for (let step = 1; step <= steps; step += 1) {
    await touch('touchMove', { x: 200, y: from + ((to - from) * step) / steps });
    await sleep(stepMs);
  }
  await touch('touchEnd');
}
