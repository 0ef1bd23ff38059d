export type Theme = 'light' | 'dark';

/** Where this device keeps the chosen one. */
export const THEME_KEY = 'theme';

/** Of the browser's own bar. */
export const BAR_COLOR: Record<Theme, string> = { light: '#ffffff', dark: '#0b1120' };
