import { fields, given } from './fields.ts';

/** The token of a link that ends mails. */
export const UnsubscribeQuery = fields({ token: given });
