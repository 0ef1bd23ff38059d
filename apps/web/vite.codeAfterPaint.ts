import { LANGUAGES } from '@haiko/shared/i18n/languages';
import type { Plugin, Rolldown } from 'vite';
import type { NamedCode, PageCode } from './src/beforePaint/pageCode.ts';

const CODE =
  /\s*<script type="module"[^>]*\ssrc="([^"]+)"><\/script>|\s*<link rel="modulepreload"[^>]*\shref="([^"]+)">/g;

/**
 * The screens that the server renders, and those of visitors beside them, by the first part of their address; a test
 * (src/app/codeAfterPaint.test.ts) holds them to the routes.
 */
export const SCREENS: Record<string, string> = {
  main: 'posts/MainFeedScreen',
  postdetail: 'posts/PostDetailScreen',
  noticedetail: 'posts/PostDetailScreen',
  infodetail: 'posts/PostDetailScreen',
  placedetail: 'posts/PostDetailScreen',
  additionpostdetail: 'posts/PostDetailScreen',
  notice: 'boards/NoticeScreen',
  info: 'boards/InfoScreen',
  place: 'boards/PlaceScreen',
  searchresult: 'post-search/SearchScreen',
  announcement: 'job-search/JobPostingsScreen',
  announcementdetail: 'job-postings/JobPostingDetailScreen',
  home: 'accounts/WelcomeScreen',
  signin: 'sessions/SignInScreen',
  terms: 'legal/TermsScreen',
  privacy: 'legal/PrivacyScreen',
};
/** The parts of the messages that are wanted there, of the three of vite.messages.ts: `soon` and `later` of src/app/withWords.ts. */
const PARTS = ['first', 'next', 'more'];
const WORDS: readonly [screens: RegExp, parts: number][] = [
  [/MainFeed/, 1],
  [/PostDetail|accounts|sessions|legal/, 2],
  [/./, 3],
];

/** How many parts of the messages a screen wants. */
export function partsOf(screen: string): number {
  return WORDS.find(([screens]) => screens.test(screen))?.[1] ?? PARTS.length;
}

/** By which the app finds some of them (src/app/routes.tsx). */
const LIST = '/src/app/visitorScreens.ts';

/**
 * Names the app's code in the built page as data, instead of asking for it: src/beforePaint fetches it, after the first paint where the
 * page stands there already (a rendered one). What is asked for before delays what is read. With it stand the code of each screen and
 * the words of each language, so that nobody waits for the app before they ask for those.
 */
export function codeAfterPaint(): Plugin {
  return {
    name: 'haiko-code-after-paint',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const app: string[] = [];
        const page = html.replace(CODE, (_, script: string | undefined, preloaded: string | undefined) => {
          app.push(script ?? preloaded ?? '');
          return '';
        });
        if (app.length === 0) throw new Error('The built page names no code');
        // Data, which no browser runs.
        const data = `<script type="application/json" id="code">${JSON.stringify(pageCode(app, bundle))}</script>`;
        // In front of what reads it (vite.beforePaint.ts).
        const whole = page.replace(/(?=\n\s*<script>)/, () => `\n    ${data}`);
        if (whole === page) throw new Error('The built page has no script that would load the code');
        return whole;
      },
    },
  };
}

function pageCode(app: readonly string[], bundle: Rolldown.OutputBundle): PageCode {
  const named = namedCode(app, bundle);
  const used = new Set([named.app, named.asking, ...Object.values(named.words), [named.early]].flat());
  for (const { code } of Object.values(named.screens)) code.forEach((file) => used.add(file));
  const lengthOf = (file: string) => chunksOf(bundle).find(({ fileName }) => file === `/${fileName}`)?.code.length ?? 0;
  const files = [...used].toSorted((one, other) => lengthOf(other) - lengthOf(one));
  const toPlace = (_: string, value: unknown) => (typeof value === 'string' ? files.indexOf(value) : value);
  return { ...(JSON.parse(JSON.stringify(named, toPlace)) as NamedCode<number>), files };
}

function namedCode(app: readonly string[], bundle: Rolldown.OutputBundle): NamedCode<string> {
  /** Of modules' chunks and all that they import at once, without the app, which each page has. */
  const code = (...modules: string[]) => {
    const all = new Set(modules.flatMap((module) => closureOf(module, bundle)));
    return [...all].filter((file) => !app.includes(file));
  };
  const main = `/${chunkWith('/src/main.tsx', bundle).fileName}`;
  const isListed = (screen: string) =>
    chunkWith(LIST, bundle).dynamicImports.includes(chunkWith(screen, bundle).fileName);
  return {
    app: [main, ...app.filter((file) => file !== main)],
    screens: Object.fromEntries(
      Object.entries(SCREENS).map(([path, screen]) => {
        const module = `/src/features/${screen}.tsx`;
        return [path, { parts: partsOf(screen), code: code(...(isListed(module) ? [LIST, module] : [module])) }];
      }),
    ),
    words: Object.fromEntries(
      LANGUAGES.map((language) => [language, code(...PARTS.map((part) => `virtual:messages/${language}/${part}`))]),
    ),
    asking: code('/src/api/client.ts'),
    early: `/${chunkWith('/src/early.ts', bundle).fileName}`,
  };
}

function chunksOf(bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] {
  return Object.values(bundle).filter((one) => one.type === 'chunk');
}

function chunkWith(module: string, bundle: Rolldown.OutputBundle): Rolldown.OutputChunk {
  const isIn = ({ moduleIds }: Rolldown.OutputChunk) =>
    moduleIds.some((id) => id.replaceAll('\\', '/').endsWith(module));
  const chunk = chunksOf(bundle).find(isIn);
  if (!chunk) throw new Error(`${module} is in no chunk of the build`);
  return chunk;
}

/** The addresses of a module's chunk and of what it imports at once, each behind what it imports itself. */
function closureOf(module: string, bundle: Rolldown.OutputBundle): string[] {
  const seen = new Set<string>();
  const found: string[] = [];
  const visit = (fileName: string) => {
    if (seen.has(fileName)) return;
    seen.add(fileName);
    chunksOf(bundle)
      .find((chunk) => chunk.fileName === fileName)
      ?.imports.forEach(visit);
    found.push(`/${fileName}`);
  };
  visit(chunkWith(module, bundle).fileName);
  return found;
}
