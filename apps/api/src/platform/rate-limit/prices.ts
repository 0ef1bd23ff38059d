/**
 * CPU milliseconds that a feed page of ten takes on the machine whose milliseconds the prices are: by it `npm run attack` tells how fast another
 * machine is. It is what that measured there: a faster page needs another figure here, or everything else would seem dearer.
 */
export const FEED_PAGE_MS = 1.75;

/** CPU milliseconds, a little above what `npm run attack` measures (docs/security.md). */
export const PRICES = {
  call: 3,
  /** A feed page of ten may hold 110 rows, and each list that a query is made of takes a statement of its own. */
  row: 0.02,
  field: 1.5,
  refused: 5,
  /** For want of a place in line, before anything is looked at. */
  shed: 0.5,
  /** Looked through field by field. */
  refusedQuery: 15,
  rendered: 30,
  megabyteRendered: 220,
  /** A page of it, however little is sent of it once it is packed. */
  sitemap: 40,
  /** By all rules about what people are cheated with. */
  megaletterLookedThrough: 1_000,
  /** Looked at, of what is refused word by word, and merely taken off the line. */
  megabyteRead: 40,
  megabyteRefused: 200,
  megabyteReceived: 4,
  megabyteSent: 20,
  signIn: 20,
  /** Twenty of a table, each a transaction of its own. */
  postingRows: 150,
  probe: 1,
  built: 0.5,
};
/** Larger bodies are uploads, which have limits of their own. */
const LARGEST_JSON = 262_144;

/** What is known of a call, the more the longer it goes on. */
export interface PricedCall {
  /** Of its door. */
  price?: number | undefined;
  isSentAsItIs?: boolean | undefined;
  status: number;
  bytesReceived: number;
  bytesSent: number;
  /** What a query may hold. */
  asked?: { rows: number; fields: number } | undefined;
  /** Letters that rules were asked about for its answer. */
  lettersLookedThrough?: number | undefined;
  /** Of a page that had to be made for it, so far. */
  bytesRendered?: number | undefined;
}

/** What a call costs: refused ones, too, and large answers by their length. */
export function priceOf(call: PricedCall): number {
  const { price = workOf(call), isSentAsItIs, status, bytesReceived, bytesSent, lettersLookedThrough = 0 } = call;
  const isRefused = status >= 400;
  const base = isRefused ? refusalOf(call, price) : price;
  if (isSentAsItIs) return base;
  const readPrice = isRefused ? PRICES.megabyteRefused : PRICES.megabyteRead;
  const read = readPrice * Math.min(bytesReceived, LARGEST_JSON) + PRICES.megabyteReceived * bytesReceived;
  const looked = PRICES.megaletterLookedThrough * lettersLookedThrough;
  return base + (read + looked + PRICES.megabyteSent * bytesSent) / 1_000_000;
}

/** Looking through what was sent, and whatever stands behind the door: but a limit of frequency refuses before that. */
function refusalOf({ status, asked }: PricedCall, price: number): number {
  if (asked) return Math.max(PRICES.refusedQuery, price);
  return status === 429 ? PRICES.refused : Math.max(PRICES.refused, price);
}

/** What is expected: of a query by what it may hold, whatever its answer weighs; of a page that had to be made by its length. */
function workOf({ asked, bytesRendered }: PricedCall): number {
  if (bytesRendered !== undefined) return PRICES.rendered + (PRICES.megabyteRendered * bytesRendered) / 1_000_000;
  if (!asked) return PRICES.call;
  return Math.max(PRICES.call, PRICES.row * asked.rows) + PRICES.field * Math.max(0, asked.fields - 1);
}
