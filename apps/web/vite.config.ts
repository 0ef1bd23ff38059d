import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { beforePaint } from './vite.beforePaint.ts';
import { codeAfterPaint } from './vite.codeAfterPaint.ts';
import { documents } from './vite.documents.ts';
import { flags } from './vite.flags.ts';
import { icons } from './vite.icons.ts';
import { messages } from './vite.messages.ts';
import { woff2Only } from './vite.woff2Only.ts';

const API_URL = process.env.API_URL ?? 'http://localhost:3000';
const API_PATHS = ['/api', '/graphql', '/files', '/health', '/mailbox'];

/** Libraries change rarely: chunks of their own stay in the reader's cache over a release of ours. */
const VENDORS: Record<string, RegExp> = {
  // What every page needs, as one file: each takes a slow network a round trip, and a browser has six at a time.
  base: /node_modules[\\/](react|react-dom|scheduler|react-error-boundary|@apollo[\\/]client[\\/]react[\\/]context|react-router|react-router-dom|cookie|set-cookie-parser|i18next|react-i18next|html-parse-stringify|use-sync-external-store)[\\/]/,
  apollo: /node_modules[\\/](@apollo|@wry|@graphql-typed-document-node|graphql|graphql-tag|optimism|rxjs|tslib)[\\/]/,
  forms: /node_modules[\\/](react-hook-form|@hookform|valibot)[\\/]/,
};

/**
 * Our own modules, and the icons, without what forms are made of, which would bring their libraries to screens without any, and without
 * the list of visas, which few screens share.
 */
const OURS =
  /[\\/](apps[\\/]web|packages[\\/]shared)[\\/]src[\\/](?!reference[\\/]visa|ui[\\/]form[\\/]|features[\\/]forms[\\/]|contract[\\/].*(fields|schemas))|lucide-react/;

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

/** What the screens of a post and of a posting have beside what lists have: one file, as a tap waits for all of them. */
const READING = [
  /api[\\/]useRenderedQuery|ui[\\/]useRoomToWrite|contract[\\/](comments|blocks)\.|reference[\\/]scamSigns|document:Comment/,
  /features[\\/](text[\\/]ContentTitle|sharing[\\/]share\.|forms[\\/]textDrafts|blocks[\\/]|users[\\/]users\.cache|scam-shield[\\/]ScamNotice)/,
  /features[\\/](comments[\\/]comment\w*\.(cache|actions)|accounts[\\/]offerConfirmation)/,
  /features[\\/](translations[\\/](translations\.actions|Language\w+|useLanguageCorrection|useSuggestItem))/,
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
          groups: [
            ...Object.entries(VENDORS).map(([name, test]) => ({ name, test })),
            // Runs before all others have come, and asks: with nothing of a library.
            { name: 'early', test: /apps[\\/]web[\\/]src[\\/]early/ },
            // What stands around every screen, with all that it needs.
            { name: 'app', test: /apps[\\/]web[\\/]src[\\/]main/ },
            // Lists of posts, which half of the screens have.
            { name: 'posts', test: /features[\\/]posts[\\/]PostList|api[\\/]usePagedList|ui[\\/]EmptyState/ },
            // The screen that most people see first, with what it alone needs.
            { name: 'feed', test: /features[\\/]posts[\\/]MainFeedScreen/ },
            // What a finger asks of any screen: fetched once that is alive and nothing else is to do.
            {
              name: 'overlays',
              test: /src[\\/]ui[\\/](QuestionDialog|Dialog|useModal|MenuList|usePopover|PullIndicator)\./,
            },
            // What asks the server, with Apollo's client: a rendered page comes to life without it.
            { name: 'asking', test: /[\\/]src[\\/]api[\\/]/, minShareCount: 13 },
            // What other screens share comes as one file: forty files of a few hundred bytes compress badly.
            { name: 'shared', test: OURS, minShareCount: 13 },
            {
              name: 'pieces',
              test: /[\\/]src[\\/](ui|features[\\/]text)[\\/](?!form[\\/]|date[\\/]DateField)/,
              minShareCount: 6,
            },
            // What lists of postings and postings are described with: the names of jobs and visas.
            {
              name: 'postings',
              test: /reference[\\/](?!region|district|named|scam)|src[\\/](jobFilters|jobSearch)|jobPostingTexts/,
              minShareCount: 4,
            },
            // Small things that would bring one screen's chunk to another one.
            {
              name: 'icons',
              test: /lucide-react|contract[\\/]jobPostings\.ts|job-postings[\\/]Notice\.tsx|[\\/]copy\.ts|posts[\\/](CategoryName|PlaceLine|categories)\./,
              minShareCount: 2,
            },
            // Live events need it, too.
            {
              name: 'translated',
              test: /translations[\\/](translatedText|shownTexts)|document:TranslatedText/,
              minShareCount: 2,
            },
            { name: 'reading', test: (id) => READING.some((test) => test.test(id)), minShareCount: 2 },
            // The list of postings, which visitors come for.
            { name: 'jobs', test: /features[\\/]job-search[\\/]JobPostingsScreen/ },
          ],
        },
      },
    },
  },
});
