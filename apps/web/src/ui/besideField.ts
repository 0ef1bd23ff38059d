/** Where an alert goes so that the field it is about stays in sight: the middle, or the half that the field is not in. */
export type Place = 'middle' | 'top' | 'bottom';

/** Half of what an alert of a few lines takes in the middle of the screen. */
const HALF_ALERT_PX = 130;
/** Above a field stands its name, below it what is wrong. */
const NAME_PX = 32;
const PROBLEM_PX = 56;

/** By the field of a form that has the focus; a button that sends one is none. */
export function placeBesideField(focused: Element | null, height = window.innerHeight): Place {
  if (!focused?.closest('form') || focused.matches('[type="submit"]')) return 'middle';
  const { top, bottom } = focused.getBoundingClientRect();
  const middle = height / 2;
  const isInTheWay = bottom + PROBLEM_PX > middle - HALF_ALERT_PX && top - NAME_PX < middle + HALF_ALERT_PX;
  if (!isInTheWay) return 'middle';
  return (top + bottom) / 2 < middle ? 'bottom' : 'top';
}
