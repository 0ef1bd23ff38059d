// Runs before the first paint, as a file of its own because the CSP allows no inline script.
(function () {
  var root = document.documentElement;

  // What index.html shows until the app is there: `feed`, `form` (no bottom bar) or `screen`; nothing where the app has no header.
  var path = location.pathname;
  if (path === '/' || path === '/main') root.dataset.shell = 'feed';
  else if (/^\/(writing|modify|nicknamemodify|withdrawal)(\/|$)/.test(path)) root.dataset.shell = 'form';
  else if (!/^\/(home|signin|signup|terms|privacy)(\/|$)/.test(path)) root.dataset.shell = 'screen';

  // Keep the stored key and the two colors in step with src/ui/theme.ts.
  var isDark = false;
  try {
    isDark = localStorage.getItem('theme') === 'dark';
  } catch {
    /* Storage is closed to us: light it is. */
  }
  if (!isDark) return;
  root.dataset.theme = 'dark';
  document.querySelector('meta[name="theme-color"]').content = '#0b1120';
  document.querySelector('meta[name="color-scheme"]').content = 'dark';
})();
