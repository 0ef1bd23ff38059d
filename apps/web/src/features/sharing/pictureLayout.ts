/** A picture for stories: as large as phones show it whole. */
export const WIDTH = 1080;
export const HEIGHT = 1920;
export const MARGIN = 84;
export const INNER = WIDTH - 2 * MARGIN;

/** Of either theme the same: it is looked at elsewhere. */
export const INK = { strong: '#0b3b37', body: '#1f2937', quiet: '#4b5563', main: '#0f766e', onMain: '#ffffff' };
export const GROUND = { top: '#d5f1ed', bottom: '#ffffff', line: '#c3dedb', card: '#ffffff' };
export const MARK = { amber: '#f59e0b', dark: '#451a03' };

/** Where the lowest part begins: the code and what it is for. */
export const FOOTER = { top: 1588, code: 236 };
