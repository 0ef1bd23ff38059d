import { SetMetadata } from '@nestjs/common';

type View = abstract new (...args: never[]) => object;

/** A GraphQL view or the properties of a plain object (JSON Schema), all of them required; or a list of either. */
export type Reply = One | readonly [One];
type One = View | Record<string, object>;

export const RETURNS = 'answers';

/** What a REST handler returns, for the documentation: `@Returns(PostView)`, `@Returns({ url: { type: 'string' } })`. */
export const Returns = (reply: Reply) => SetMetadata<string, Reply>(RETURNS, reply);
