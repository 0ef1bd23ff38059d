import { NINE_SCRIPTS } from '../../../test/nine-scripts.js';
import type { PageHead } from './page-heads.js';
import { renderHead } from './render-head.js';

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta
      name="description"
      content="Haiko: a community"
    />
    <meta property="og:title" content="Haiko" />
    <title>Haiko</title>
  </head>
  <body></body>
</html>`;
const ORIGIN = 'https://haiko.test';

const aHead = (changes: Partial<PageHead>): PageHead => ({
  title: '용접',
  description: '수원',
  path: '/announcementdetail/1',
  type: 'website',
  language: 'ko',
  image: null,
  isListed: true,
  data: null,
  ...changes,
});

describe('the head of a page', () => {
  it('takes the place of the general one, in the language of what the page is about', () => {
    const page = renderHead(PAGE, aHead({ language: 'km', description: NINE_SCRIPTS.km }), ORIGIN);
    expect(page).toContain('<html lang="km"');
    expect(page.match(/<title>|name="description"|og:title/g)).toEqual(['<title>', 'name="description"', 'og:title']);
    expect(page).toContain('<link rel="canonical" href="https://haiko.test/announcementdetail/1" />');
    expect(page).toContain(`content="${NINE_SCRIPTS.km}"`);
    expect(page).not.toContain('noindex');
  });

  it.each([
    ['an end of script', '</script><script>alert(1)</script>'],
    ['an end of title', '</title><script>alert(1)</script>'],
    ['a quotation mark', '" onload="alert(1)" x="'],
    ['a comment', '<!--<script>'],
    ['replacement patterns', "$& $' $` $1"],
    ['entities', '&lt;script&gt;'],
  ])('keeps %s a text', (_, title) => {
    const head = aHead({ title, description: title, data: { title } });
    const page = renderHead(PAGE, head, ORIGIN);
    expect(page.match(/<script/g)).toHaveLength(1);
    expect(page.match(/<\/script>/g)).toHaveLength(1);
    expect(page).not.toMatch(/<!--|content="" onload/);
    const [, data = ''] = /<script type="application\/ld\+json">(.*)<\/script>/.exec(page) ?? [];
    expect(JSON.parse(data)).toEqual({ title });
    const [, shown = ''] = /<title>(.*) · Haiko<\/title>/.exec(page) ?? [];
    expect(
      shown
        .replace(/&lt;/g, '<')
        .replace(/&gt;/g, '>')
        .replace(/&quot;/g, '"')
        .replace(/&#39;/g, "'")
        .replace(/&amp;/g, '&'),
    ).toBe(title);
  });

  it('says nothing where there is nothing, and asks not to be listed', () => {
    const page = renderHead(PAGE, null, ORIGIN);
    expect(page).toContain('<title>Haiko</title>');
    expect(page).toContain('<meta name="robots" content="noindex" />');
  });
});
