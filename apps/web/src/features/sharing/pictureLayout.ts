/** A picture for stories: as large as phones show it whole. */
export const WIDTH = 1080;
export const HEIGHT = 1920;
export const MARGIN = 72;
export const INNER = WIDTH - 2 * MARGIN;

/** Of either theme the same: it is looked at elsewhere. */
export const INK = {
  strong: '#0b3b37',
  quiet: '#4b5563',
  main: '#0f766e',
  body: '#1f2937',
  onGround: '#ffffff',
  onGroundQuiet: '#a7e3da',
};
export const GROUND = { top: '#12847a', bottom: '#083f3a', line: 'rgba(255, 255, 255, 0.2)', card: '#ffffff' };
export const MARK = { amber: '#f59e0b', dark: '#451a03' };

/** The bubble in which the original stands: what is between its edge and its words, and its tail. */
export const BUBBLE = { top: 196, padding: 52, radius: 56, tail: 44 };
/** Where the lowest part begins: the code and what it is for. */
export const FOOTER = { top: 1616, code: 232 };
