import { cityDrawings } from './drawings.city.js';
import { natureDrawings } from './drawings.nature.js';
export const drawings = { ...natureDrawings, ...cityDrawings };
