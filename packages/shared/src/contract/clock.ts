/**
 * What time it is to the rules that ask. On the server it is the server's own; the web app, whose phone may be wrong, sets
 * it to what the server has told it.
 */
export const clock = { now: (): Date => new Date() };
