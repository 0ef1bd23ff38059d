/** One request with something in it that is wrong or strange. */
export interface BadRequest {
  /** `a field`, `a path` */
  place: string;
  /** What it is about: `PUT /api/resume`, `readPost`. */
  of: string;
  /** `title with a list` */
  what: string;
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer>;
  /** Of which fields the answer has to name one, where no call takes what was sent. */
  names?: string[];
}

/** Before it is said of what kind it is. */
export type Unplaced = Omit<BadRequest, 'place'>;

/** A value by its name. */
export type Value = readonly [name: string, value: unknown];
