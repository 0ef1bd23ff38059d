import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { beforePaint } from './vite.beforePaint.ts';
import { codeAfterPaint } from './vite.codeAfterPaint.ts';
import { CODE_GROUPS } from './vite.codeGroups.ts';
import { documents } from './vite.documents.ts';
import { flags } from './vite.flags.ts';
import { icons } from './vite.icons.ts';
import { messages } from './vite.messages.ts';
import { woff2Only } from './vite.woff2Only.ts';

const API_URL = process.env.API_URL ?? 'http://localhost:3000';
const API_PATHS = ['/api', '/graphql', '/files', '/health', '/mailbox'];

/**
 * Components of everybody's first page that the React Compiler leaves as they are written: what it adds to remember what was rendered
 * doubles them (29 kB against 16, gzip), and nearly all of them are rendered once, or when the address changes. Cards are remembered by
 * `memo`. None of them has an effect, or a ref, that would begin anew with each rendering; whoever adds one leaves this list.
 */
const AS_WRITTEN = [
  /[\\/]src[\\/]app[\\/]\w+\.tsx$/,
  /[\\/]ui[\\/](Avatar|Bubble|Button|Carousel|Chip|ConfirmHost|Dot|Drawing|EmptyState|Flag|FlameCarousel|IconButton|InfiniteList|InlineError|Logo|LongList|MenuButton|OfflineNotice|OverlayHost|PullToRefresh|RelativeTime|ScreenTitle|Skeleton|Spinner|ToastHost)\.tsx$/,
  /[\\/]posts[\\/](MainFeedScreen|Popular\w+|Feed\w+|PostCard|PostList|Hashtags|TownMark)\.tsx$/,
  /[\\/](PostActions|LikeButton|AuthorLine|CardText|HighlightedText|LanguageMark|MixedText|LanguageToggle|TranslationMark|TodayMark|TodayDrawing)\.tsx$/,
  /[\\/](ConsentHost|ProfileHost|LanguageOfferHost|LanguagePicker|ReportHost|SuggestHost|LogInInstead)\.tsx$/,
];

export default defineConfig({
  plugins: [
    documents(),
    icons(),
    messages({ wantsPseudo: process.env.PSEUDO_LOCALE === '1' }),
    react(),
    babel({ presets: [reactCompilerPreset()], exclude: [/[\\/]node_modules[\\/]/, ...AS_WRITTEN] }),
    tailwindcss(),
    flags(),
    beforePaint(),
    codeAfterPaint(),
    woff2Only(),
  ],
  // What Apollo Client needs of RxJS comes as today's classes, a third smaller than as functions.
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
  server: {
    port: 5173,
    proxy: Object.fromEntries(API_PATHS.map((path) => [path, { target: API_URL, changeOrigin: false }])),
  },
  build: {
    // The worker's build, which comes next, names these files.
    manifest: true,
    // Browsers that do not know it load by import alone, as all did; the rest is spared a file.
    modulePreload: { polyfill: false },
    // The CSP allows neither data: fonts nor data: scripts, and small files are cheap over HTTP/2.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: CODE_GROUPS,
        },
      },
    },
  },
});
