import * as v from 'valibot';
import { expectedVersion, fields, optionalLanguage, rule, sentMoment } from './fields.ts';
import { nickname } from './person.fields.ts';
import { cause } from './reports.schemas.ts';

/** A last moment of the calendar that every client can read: a suspension without an end. */
export const PERMANENTLY = new Date('9999-12-31T00:00:00Z');

/** Body of PUT /api/user/{id}; whatever is absent stays. */
export const AdministeredUserBody = fields({
  /** The lock of seven days is for the person themselves. */
  nickname: v.nullish(nickname),
  language: optionalLanguage,
  /** Only null, which takes the picture away. */
  profileImageUrl: v.optional(v.null('INVALID')),
  /** Null ends a suspension; a moment takes the place of whichever there is, of one that ends later only with `seenUntil`. */
  suspendedUntil: v.nullish(
    v.pipe(
      sentMoment,
      rule((moment) => (moment > PERMANENTLY ? 'OUT_OF_RANGE' : null)),
    ),
  ),
  /** Why somebody is suspended, or loses a name or a picture; they are told. */
  cause,
  /** The end of the suspension that was seen by who ends or replaces it: another one is left, and refused as changed meanwhile. */
  seenUntil: expectedVersion,
});
