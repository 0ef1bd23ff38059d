// Runs before the first paint, as a file of its own because the CSP allows no inline script.
// The browser's question whether to install comes once, and may come before the app (src/app/installOffer.ts).
addEventListener('beforeinstallprompt', function (event) {
  event.preventDefault();
  window.earlyInstallPrompt = event;
});

(function () {
  var root = document.documentElement;

  // The language: of the address for this tab, else chosen or shown before, else as the server has understood the browser.
  var language = (/[?&]lang=(en|ko|zh|ja|vi|th|km|bn|tl)(&|$)/.exec(location.search) || [])[1];
  if (language && root.dataset.language && language !== root.dataset.language) language = undefined;
  var isOwn = false;
  try {
    if (language) sessionStorage.setItem('language', language);
    else language = sessionStorage.getItem('language') || (localStorage.getItem('language') || '').toLowerCase();
  } catch {
    /* Storage is full or closed to us: the app knows by the address. */
  }
  try {
    // Somebody's own feed, or of the countries or the language that a visitor has chosen, or what was searched for on this device.
    isOwn = Boolean(
      localStorage.getItem('accessToken') ||
      sessionStorage.getItem('followNationalityUuids') ||
      sessionStorage.getItem('feedFilter') ||
      (location.pathname === '/searchresult' && localStorage.getItem('recentSearches')),
    );
  } catch {
    /* As the server has it. */
  }
  // What the server has rendered for visitors is not for this reader: not seen at all, the app shows them their own.
  if (isOwn || (language && language !== root.dataset.language)) {
    root.dataset.own = '';
    delete root.dataset.rendered;
  }
  if (language) root.dataset.language = language;

  // What index.html shows until the app is there: `feed`, `form` (no bottom bar) or `screen`; nothing where the app has no header,
  // or where the page is rendered.
  var path = location.pathname;
  if (root.dataset.rendered !== undefined);
  else if (path === '/' || path === '/main') root.dataset.shell = 'feed';
  else if (/^\/(writing|modify|nicknamemodify|withdrawal)(\/|$)/.test(path)) root.dataset.shell = 'form';
  else if (!/^\/(home|signin|signup|terms|privacy)(\/|$)/.test(path)) root.dataset.shell = 'screen';

  // Keep the stored key and the two colors in step with src/ui/theme.ts.
  var isDark = false;
  try {
    isDark = localStorage.getItem('theme') === 'dark';
  } catch {
    /* Storage is closed to us: light it is. */
  }
  if (isDark) {
    root.dataset.theme = 'dark';
    document.querySelector('meta[name="theme-color"]').content = '#0b1120';
    document.querySelector('meta[name="color-scheme"]').content = 'dark';
  }
})();

// What somebody's feed has asked last leaves before any code comes, which needs the network as well; src/api/firstQuestions.ts takes the
// replies, and sends what is not sent here.
(function () {
  var root = document.documentElement;
  if (root.dataset.shell !== 'feed') return;
  try {
    var token = localStorage.getItem('accessToken');
    // One that has expired is renewed first, by the code.
    if (!token || !(Number(localStorage.getItem('accessExpire')) > Date.now())) return;
    window.firstReplies = JSON.parse(localStorage.getItem('firstQuestions')).map(function (body) {
      var reply = fetch('/graphql', {
        method: 'POST',
        body,
        headers: {
          'Content-Type': 'application/json',
          Accept: 'application/graphql-response+json,application/json;q=0.9',
          'Accept-Language': root.dataset.language || 'en',
          Authorization: 'Bearer ' + token,
        },
      });
      // Told to whoever takes it.
      reply.catch(function () {});
      return { body, token, sentAt: Date.now(), reply };
    });
  } catch {
    /* Storage is closed to us, or holds nothing of the kind: the code asks. */
  }
})();

// The app's code, where the page is a built one (vite.codeAfterPaint.ts), with that of the screen and the words of the language: at once
// where it has to fill the page, else once what the server has rendered is seen. A tab in the background draws nothing, and does not
// wait.
(function () {
  var data = document.getElementById('code');
  if (!data) return;
  var code = JSON.parse(data.textContent);
  var root = document.documentElement;
  if (root.dataset.rendered === undefined) return loadCode(code, true);
  awaitLetters(root);
  // Nobody waits for what is below the first view (`far` in src/ui/tokens.css); who comes back may be there.
  var visit = performance.getEntriesByType('navigation')[0];
  if (visit && visit.type === 'navigate' && !location.hash) root.dataset.far = '1';
  document.addEventListener('DOMContentLoaded', function () {
    if (document.hidden) {
      delete root.dataset.far;
      return loadCode(code);
    }
    afterFrame(function () {
      loadCode(code);
      drawRest(root);
    });
  });
})();

/**
 * Boxes in place of letters break into other lines than the letters: where they would be all that is seen, the words wait for ours
 * (src/ui/fonts/lateFonts.ts), and no longer than somebody would wait for the app.
 */
function awaitLetters(root) {
  if (!lacksLetters(root.lang)) return;
  root.dataset.letterless = '';
  setTimeout(function () {
    delete root.dataset.letterless;
  }, 5000);
}

/** Whether a letter of the language is as wide as the box for those that are missing, and drawn alike: fonts of signs have a box as wide. */
function lacksLetters(language) {
  // Keep in step with src/ui/fonts/lateFonts.ts.
  var letter = { ko: '글', th: 'ฎ', km: 'ឡ', bn: 'ষ', ja: 'ア', zh: '们' }[language.slice(0, 2)];
  var pen = letter && document.createElement('canvas').getContext('2d');
  if (!pen) return false;
  pen.font = '16px system-ui, sans-serif';
  function draw(text) {
    pen.clearRect(0, 0, 24, 24);
    pen.fillText(text, 2, 18);
    return pen.getImageData(0, 0, 24, 24).data.join();
  }
  var box = '\u{10FFFE}';
  return pen.measureText(letter).width === pen.measureText(box).width && draw(letter) === draw(box);
}

/** What has not been drawn yet, two rows in each of three frames. */
function drawRest(root) {
  afterFrame(function () {
    var far = root.dataset.far;
    if (far === '1' || far === '2') {
      root.dataset.far = Number(far) + 1;
      drawRest(root);
    } else {
      delete root.dataset.far;
    }
  });
}

function afterFrame(run) {
  requestAnimationFrame(function () {
    setTimeout(run, 0);
  });
}

/** `isOwn`: the app makes the page; it asks the server, and says more. */
function loadCode(code, isOwn) {
  var root = document.documentElement;
  var screen = code.screens[location.pathname.split('/')[1] || 'main'] || { parts: 1, code: [] };
  // Where the first answers may be there before the code, what asks for others comes behind it (src/main.tsx).
  var asks = isOwn && !(root.dataset.shell === 'feed' && hasFirstQuestions());
  var words = code.words[root.dataset.language] || [];
  var places = code.app.concat(
    words.slice(0, asks ? Math.max(screen.parts, 2) : screen.parts),
    screen.code,
    asks ? code.asking : [],
  );
  var fileAt = function (place) {
    return code.files[place];
  };
  window.screenCode = screen.code.map(fileAt);
  // What it asks is answered while the rest comes.
  if (isOwn) run(fileAt(code.early));
  preload(places.slice(1).map(fileAt));
  run(fileAt(places[0])).onerror = offerReload;
  setTimeout(offerReload, 20000);
}

/** Whether it is known what somebody's feed has asked last (src/api/firstQuestions.ts). */
function hasFirstQuestions() {
  try {
    return /\\"Feed\\"/.test(localStorage.getItem('firstQuestions') || '');
  } catch {
    return false;
  }
}

function run(file) {
  var script = document.createElement('script');
  script.type = 'module';
  script.crossOrigin = '';
  script.src = file;
  document.head.append(script);
  return script;
}

/** A few at a time: asking for thirty files keeps a cheap phone busy for a tenth of a second. */
function preload(files) {
  files.slice(0, 8).forEach(function (file) {
    var link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = file;
    document.head.append(link);
  });
  if (files.length > 8) setTimeout(preload, 0, files.slice(8));
}

/** Where the code does not come, and there is nothing else to see: boxes alone would promise it for ever. */
function offerReload() {
  var root = document.documentElement;
  var shell = document.getElementById('shell');
  // What the server has rendered can be read, and its links lead on; an app that has begun takes the shell away.
  if (!shell || root.dataset.rendered !== undefined || document.getElementById('reload')) return;
  root.dataset.shell = root.dataset.shell || 'screen';
  shell.removeAttribute('aria-hidden');
  shell.append(document.getElementById('reload-offer').content.cloneNode(true));
  var button = document.getElementById('reload');
  // `common.button.reload` of each language: no catalogue is there.
  var words = JSON.parse(button.dataset.words);
  button.textContent = words[root.dataset.language] || words.en;
  button.onclick = function () {
    location.reload();
  };
}
