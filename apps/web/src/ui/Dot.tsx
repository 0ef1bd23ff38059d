/** The red dot of something new, at the upper right of an icon; the name of the button says it in words. */
export function Dot() {
  return <span className="absolute top-2 right-2 size-2 rounded-full bg-error ring-2 ring-page" />;
}
