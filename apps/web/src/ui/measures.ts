/** What the screens measure: the numbers that the product was ordered with. In CSS pixels, milliseconds and slides. */

export const LAYOUT_MAX_WIDTH_PX = 500;
export const HEADER_HEIGHT_PX = 64;
export const HEADER_SOLID_AFTER_PX = 10;
export const BOTTOM_BAR_HEIGHT_PX = 47;
export const AUTH_CONTENT_OFFSET_PX = 158;
export const LOAD_MORE_DISTANCE_PX = 100;
export const LOAD_MORE_DEBOUNCE_MS = 200;
export const PULL_TO_REFRESH_PX = 100;
export const CAROUSEL_AUTOPLAY_MS = 5_000;
export const CAROUSEL_SLIDES = 1.13;
export const CAROUSEL_GAP_PX = 7;
/** With fewer slides there is nothing to go round. */
export const CAROUSEL_LOOPS_FROM = 3;
export const MULTI_IMAGE_SLIDES = 1.6;
export const CARD_BODY_LINES = 3;
/** For how long a profile says that a request has been sent. */
export const FRIEND_BANNER_MS = 3_000;
