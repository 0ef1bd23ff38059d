import { expect, it } from 'vitest';
import * as measures from './measures.ts';

it('the screens measure what the product was ordered with', () => {
  expect({ ...measures }).toEqual({
    LAYOUT_MAX_WIDTH_PX: 500,
    HEADER_HEIGHT_PX: 64,
    HEADER_SOLID_AFTER_PX: 10,
    BOTTOM_BAR_HEIGHT_PX: 47,
    AUTH_CONTENT_OFFSET_PX: 158,
    LOAD_MORE_DISTANCE_PX: 100,
    LOAD_MORE_DEBOUNCE_MS: 200,
    PULL_TO_REFRESH_PX: 100,
    CAROUSEL_AUTOPLAY_MS: 5_000,
    CAROUSEL_SLIDES: 1.13,
    CAROUSEL_GAP_PX: 7,
    CAROUSEL_LOOPS_FROM: 3,
    MULTI_IMAGE_SLIDES: 1.6,
    CARD_BODY_LINES: 3,
    FRIEND_BANNER_MS: 3_000,
  });
});
