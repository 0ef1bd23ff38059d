/** A thin line at the top of the screen while what was asked for is on its way; not shown for what takes less than 200 ms. */
export function ProgressLine() {
  return (
    <div aria-hidden className="late fixed inset-x-0 top-0 z-3 mx-auto h-0.5 max-w-column overflow-hidden bg-main-soft">
      <span className="progress block h-full w-1/3 bg-main" />
    </div>
  );
}
