import type { first } from './messages/en/first.ts';
import type { more } from './messages/en/more.ts';

type Widen<T> = { readonly [Key in keyof T]: T[Key] extends string ? string : Widen<T[Key]> };

/** What the first screens say, in the shape of every language; a missing or an extra key does not compile. */
export type FirstMessages = Widen<typeof first>;

/** The rest, which the web loads with the screens that need it. */
export type MoreMessages = Widen<typeof more>;

export type Messages = FirstMessages & MoreMessages;
