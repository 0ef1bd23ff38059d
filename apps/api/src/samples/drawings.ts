import { cityDrawings } from './drawings.city.js';
import { foodDrawings } from './drawings.food.js';
import { learningDrawings } from './drawings.learning.js';
import { lifeDrawings } from './drawings.life.js';
import { natureDrawings } from './drawings.nature.js';
import { townDrawings } from './drawings.town.js';

/** Every sample picture by its key: a function that draws it as SVG (1200×900, 1080×1350 or 1200×1200). */
export const drawings = {
  ...natureDrawings,
  ...cityDrawings,
  ...townDrawings,
  ...foodDrawings,
  ...lifeDrawings,
  ...learningDrawings,
} as const;

export type DrawingKey = keyof typeof drawings;
