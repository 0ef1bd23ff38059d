import { SetMetadata } from '@nestjs/common';

type View = abstract new (...args: never[]) => object;

/** A GraphQL view or the properties of a plain object (JSON Schema), all of them required; or a list of either. */
export type Reply = One | readonly [One];
type One = View | Record<string, object>;

export const ANSWERS = 'answers';

/** What a REST handler answers, for the documentation: `@Answers(PostView)`, `@Answers({ url: { type: 'string' } })`. */
export const Answers = (reply: Reply) => SetMetadata<string, Reply>(ANSWERS, reply);
