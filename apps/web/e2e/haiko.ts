import { test as base, expect, type Locator, type Page } from '@playwright/test';

export const SAMPLE_PASSWORD = 'haiko-demo-2026';

/** Names of stored values, as the specification has them. */
export type Stored =
  'accessToken' | 'refreshToken' | 'accessExpire' | 'refreshExpire' | 'language' | 'theme' | 'recentSearches';

/** The product's screens on one person's phone. */
export class Phone {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** The one dialog that asks or tells. */
  get question(): Locator {
    return this.page.getByRole('alertdialog');
  }

  get heading(): Locator {
    return this.page.getByRole('main').getByRole('heading', { level: 1 });
  }

  async answer(name: string, text?: string | RegExp): Promise<void> {
    if (text !== undefined) await expect(this.question).toContainText(text);
    const id = await this.question.getAttribute('aria-labelledby');
    await this.question.getByRole('button', { name, exact: true }).click();
    // The next one may follow at once.
    await expect(this.page.locator(`dialog[open][aria-labelledby="${id}"]`)).toBeHidden();
  }

  /** Stores values before the app starts, on a page of our own that runs none of it. */
  async store(values: Partial<Record<Stored, string>>): Promise<void> {
    const { language } = values;
    // Who reads a language has a phone that speaks it: nobody is asked for another one.
    if (language) await this.speak(language);
    await this.page.goto('/favicon.svg');
    await this.page.evaluate(
      (all) => Object.entries(all).forEach(([key, value]) => localStorage.setItem(key, value)),
      values,
    );
  }

  /** From the next page on the phone is one that speaks this language; what it asks the server for stays. */
  async speak(language: string): Promise<void> {
    await this.page.addInitScript(
      (spoken) => Object.defineProperty(navigator, 'languages', { get: () => [spoken], configurable: true }),
      language,
    );
  }

  async stored(key: Stored): Promise<string | null> {
    return this.page.evaluate((name) => localStorage.getItem(name), key);
  }

  /** Signs a sample person in without the form. */
  async signInAs(person: string): Promise<void> {
    const data = { email: `${person}@haiko.test`, password: SAMPLE_PASSWORD };
    const reply = await this.page.request.post('/api/user/signin', { data });
    expect(reply.ok()).toBe(true);
    const { accessToken, refreshToken, accessExpire, refreshExpire } = await reply.json();
    const at = (seconds: number) => String(Date.now() + seconds * 1000);
    await this.store({ accessToken, refreshToken, accessExpire: at(accessExpire), refreshExpire: at(refreshExpire) });
  }

  /** Opens a screen and waits until it stands. */
  async open(path: string): Promise<void> {
    await this.page.goto(path);
    await expect(this.heading).toBeAttached();
    // What the server has rendered stands before it answers to taps.
    await expect(this.page.locator('html')).not.toHaveAttribute('data-rendered');
  }
}

/** Scrolls a list that others write into, too, until it shows what is looked for; newest stands first. */
export async function scrollTo(target: Locator): Promise<void> {
  const page = target.page();
  await expect(async () => {
    // By the screen: of a long list only the rows near the view are there.
    if ((await target.count()) === 0) await page.evaluate(() => window.scrollBy(0, window.innerHeight));
    await target.first().scrollIntoViewIfNeeded({ timeout: 300 });
  }).toPass({ intervals: [0] });
}

/** Waits until the page has drawn, and told itself, what it has been given: twice, as what the first brings is drawn, too. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });
}

/** Long enough for a busy machine to say so: a clock cannot stop at a time that has been. */
const STOPS_AFTER_MS = 15_000;

/** Time of the page, whose clock is installed, goes on by `page.clock.runFor` alone from here, after a jump. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate((after) => Date.now() + after, STOPS_AFTER_MS));
}

/** Complaints of the page that are part of a journey: refused requests are told by the browser as well. */
const EXPECTED_COMPLAINTS =
  /Failed to load resource: the server responded with a status of (400|401|403|404|409|410|413|415)/;

/** `test` with a phone; it fails when a page throws, breaks the content policy or complains. */
export const test = base.extend<{ phone: Phone; complaints: string[] }>({
  complaints: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      context.on('weberror', (error) => complaints.push(String(error.error())));
      context.on('console', (message) => {
        if (message.type() === 'error' && !EXPECTED_COMPLAINTS.test(message.text())) complaints.push(message.text());
      });
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
  phone: async ({ page }, use) => use(new Phone(page)),
});

export { expect };
