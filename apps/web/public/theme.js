// Runs before the first paint. Keep the stored key and the two colors in step with src/ui/theme.ts.
(function () {
  var isDark = false;
  try {
    isDark = localStorage.getItem('theme') === 'dark';
  } catch {
    /* Storage is closed to us: light it is. */
  }
  if (!isDark) return;
  document.documentElement.dataset.theme = 'dark';
  document.querySelector('meta[name="theme-color"]').content = '#0b1120';
  document.querySelector('meta[name="color-scheme"]').content = 'dark';
})();
