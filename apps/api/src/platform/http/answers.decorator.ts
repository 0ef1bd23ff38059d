import { SetMetadata } from '@nestjs/common';

type View = abstract new (...args: never[]) => object;

/** A GraphQL view, a list of one, or the properties of a plain object (JSON Schema), all of them required. */
export type Reply = View | readonly [View] | Record<string, object>;

export const ANSWERS = 'answers';

/** What a REST handler answers, for the documentation: `@Answers(PostView)`, `@Answers({ url: { type: 'string' } })`. */
export const Answers = (reply: Reply) => SetMetadata<string, Reply>(ANSWERS, reply);
