const DAY_MS = 86_400_000;

/** Which share of what takes turns is looked at in this run: another one every day, or the one that HAIKO_TURN names. */
export const TURN = Number(process.env.HAIKO_TURN ?? Math.floor(Date.now() / DAY_MS));
