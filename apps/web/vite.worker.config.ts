import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Manifest } from 'vite';
import { precompress } from './vite.precompress.ts';

const built = (file: string) => fileURLToPath(new URL(`dist/${file}`, import.meta.url));

/** Files without a hash in their name that the shell needs. */
const UNNAMED = ['index.html', 'favicon.svg', 'icon-192.png'];
const INDEX = 'index.html';
/** What a rendered page has no need of, and each screen of the shell has; what has no folder is a group of vite.config.ts. */
const SOON = [
  ...['asking', 'shared', 'app/guardedScreens', 'app/visitorScreens'],
  ...['overlays', 'features/languages/LanguageList'],
];

/** The screens that work without a network, by the part they are of, with what they fetch after a tap; `feed` and `jobs` are groups of vite.config.ts. */
const AHEAD = {
  posts: ['feed', 'posts/PostDetail'],
  jobs: ['jobs', 'job-postings/JobPostingDetail'],
  signedIn: [
    ...['post-form/PostForm', 'posts/MyPosts', 'post-reactions/LikedAndScrapped'],
    'job-posting-engagement/ScrappedJobPostings',
    ...['notes/Conversations', 'notes/Conversation', 'notifications/Notifications', 'my-info/MyInfo', 'offline/Unsent'],
  ],
};

/**
 * The service worker, built after the app, whose files it names: `dist/worker.js`. With `--mode off` it is `dist/worker-off.js`,
 * which keeps nothing and takes its place where the server says so.
 */
export default defineConfig(({ mode }) => {
  const isOff = mode === 'off';
  return {
    define: { 'process.env.NODE_ENV': JSON.stringify('production'), ...(!isOff && releaseFiles()) },
    publicDir: false,
    // The last one of the folder compresses all of it.
    plugins: isOff ? [precompress()] : [],
    build: {
      emptyOutDir: false,
      // One file: chunks of a worker would be scripts that it has to import.
      lib: {
        entry: isOff ? 'src/worker/off.ts' : 'src/worker/worker.ts',
        formats: ['iife'],
        name: 'worker',
        fileName: () => (isOff ? 'worker-off.js' : 'worker.js'),
      },
    },
  };
});

/** What src/worker/globals.d.ts declares. */
function releaseFiles(): Record<string, string> {
  const chunks = JSON.parse(readFileSync(built('.vite/manifest.json'), 'utf8')) as Manifest;
  const shell = chunksOf(chunks, [INDEX, ...SOON.map((module) => chunkOf(chunks, module))], 'at once');
  const ahead = (screens: string[]) => {
    const names = screens.map((screen) => chunkOf(chunks, screen.includes('/') ? `features/${screen}Screen` : screen));
    return filesOf(chunks, chunksOf(chunks, names, 'later, too', shell));
  };
  return {
    __SHELL__: JSON.stringify([
      ...UNNAMED.map((file) => ({ url: `/${file}`, revision: revisionOf(file) })),
      ...filesOf(chunks, shell).map((url) => ({ url, revision: null })),
    ]),
    __AHEAD__: JSON.stringify({
      posts: ahead(AHEAD.posts),
      jobs: ahead(AHEAD.jobs),
      signedIn: ahead(AHEAD.signedIn),
    }),
  };
}

/** The chunk of a module that something imports later, or of a group of vite.config.ts. */
function chunkOf(chunks: Manifest, module: string): string {
  const [path, group] = [new RegExp(`^src/${module}\\.tsx?$`), `_${module.split('/').at(-1)}-`];
  const name = Object.keys(chunks).find((key) => path.test(key) || key.startsWith(group));
  if (name === undefined) throw new Error(`${module} is no chunk of the build`);
  return name;
}

/** Chunks with all that they import, at once or also later, but those of `there`: the app imports every screen. */
function chunksOf(
  chunks: Manifest,
  first: string[],
  when: 'at once' | 'later, too',
  there: ReadonlySet<string> = new Set(),
): ReadonlySet<string> {
  const seen = new Set<string>();
  const visit = (name: string) => {
    // A language's messages and the fonts of its letters are kept as they are used, not those of all nine.
    if (seen.has(name) || there.has(name) || /virtual:messages|\.css(\?inline)?$/.test(name)) return;
    seen.add(name);
    chunks[name]?.imports?.forEach(visit);
    if (when === 'later, too') chunks[name]?.dynamicImports?.forEach(visit);
  };
  first.forEach(visit);
  return seen;
}

/** The addresses of chunks and of their styles. */
function filesOf(chunks: Manifest, names: ReadonlySet<string>): string[] {
  const files = [...names].flatMap((name) => [chunks[name]?.file ?? [], chunks[name]?.css ?? []].flat());
  return [...new Set(files)].map((file) => `/${file}`);
}

function revisionOf(file: string): string {
  return createHash('sha256')
    .update(readFileSync(built(file)))
    .digest('hex')
    .slice(0, 16);
}
