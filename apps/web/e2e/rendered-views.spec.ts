import { paths } from '../src/paths.ts';
import { expect, test } from './haiko.ts';
import { newcomer, writePost } from './newcomers.ts';
import { crawled, holdScripts, isAlive, openRendered } from './rendered.ts';
import { samplePosting } from './samples.ts';

// Who reads a page that the server has rendered for everybody.

test('a view of a rendered post is counted when somebody reads it, and by nobody else @core', async ({
  browser,
  phone,
}) => {
  const dara = await newcomer(phone, 'Dara');
  const address = await writePost(dara);
  const reader = await (await browser.newContext()).newPage();
  await crawled(reader.request, `${address}?lang=en`);
  const viewsOf = async () => {
    const page = await crawled(reader.request, `${address}?lang=en`);
    const [, json = ''] = /<script type="application\/json" id="rendered">(.*?)<\/script>/.exec(page) ?? [];
    const { answers } = JSON.parse(json) as { answers: Record<string, { views?: number }> };
    return Object.entries(answers).find(([key]) => key === `Post:${address.split('/').at(-1)}`)?.[1].views;
  };
  expect(await viewsOf()).toBe(0);
  const asked: string[] = [];
  reader.on('request', (request) => void (request.url().endsWith('/graphql') && asked.push(request.postData() ?? '')));
  // A shell that comes instead asks for the post, which counts a view.
  const release = await holdScripts(reader);
  await openRendered(reader, `${address}?lang=en`, asked);
  const counted = reader.waitForResponse((reply) => reply.url().endsWith('/api/post_view_logs'));
  release();
  expect(await (await counted).json()).toEqual({ postViewLogUuid: null });
  await isAlive(reader);
  expect(asked).toEqual([]);
  // Something that a page tells at once; views alone it tells a minute later.
  await dara.call('post', '/api/comment', { postUuid: address.split('/').at(-1), content: 'Mine' });
  expect(await viewsOf()).toBe(1);
  await reader.context().close();
});

test('a view of a rendered posting is counted when somebody reads it, and of one from a list by its query @core', async ({
  page,
}) => {
  const address = await samplePosting(page);
  const counted: string[] = [];
  page.on('request', (request) => void (request.url().endsWith('/views') && counted.push(request.method())));
  const release = await holdScripts(page);
  await openRendered(page, `${address}?lang=km`, counted);
  const answer = page.waitForResponse((reply) => reply.url().endsWith(`${address.split('/').at(-1)}/views`));
  release();
  expect((await answer).status()).toBe(204);
  await isAlive(page);
  await page.goto(paths.jobPostings);
  const opened = page.waitForResponse((reply) => /readJobPosting\(/.test(reply.request().postData() ?? ''));
  await page.getByRole('article').getByRole('link').first().click();
  await opened;
  expect(counted).toEqual(['POST']);
});
