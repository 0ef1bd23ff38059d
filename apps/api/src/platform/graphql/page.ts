import { createParamDecorator, type ExecutionContext, type Type } from '@nestjs/common';
import { ArgsType, Field, GqlExecutionContext, Int, ObjectType } from '@nestjs/graphql';
import type { GraphQLResolveInfo, SelectionSetNode } from 'graphql';
import { fields, integer } from '@haiko/shared/contract/fields';
import { MAX_SKIP, MAX_TAKE, PAGE_SIZE } from '@haiko/shared/limits';
import * as v from 'valibot';
import { ValidatedBy } from '../validation/validation.pipe.js';

export const skip = integer({ min: 0, max: MAX_SKIP });
export const take = integer({ min: 1, max: MAX_TAKE });

/** The entries of `PageArgs` in the schemas of arguments that have more. A null counts as "not given". */
export const pageEntries = { skip: v.nullish(skip, 0), take: v.nullish(take, PAGE_SIZE) };

/** The one pager of the product. A null counts as "not given". */
@ArgsType()
@ValidatedBy(fields(pageEntries))
export class PageArgs {
  @Field(() => Int, { nullable: true })
  skip: number = 0;

  @Field(() => Int, { nullable: true })
  take: number = PAGE_SIZE;
}

/** One page of a list; `totalCount` is there only when the query asked for it. */
export interface Page<Item> {
  items: Item[];
  hasMore: boolean;
  totalCount?: number;
}

/** The GraphQL type of a page of `Item`s: `{ items, totalCount, hasMore }`. */
export function PageOf<Item>(item: Type<Item>, name: string): Type<Page<Item>> {
  @ObjectType(name)
  class PageView {
    @Field(() => [item])
    items: Item[];

    @Field(() => Int)
    totalCount?: number;

    @Field()
    hasMore: boolean;
  }
  return PageView as Type<Page<Item>>;
}

interface PageSource<Row, Item> {
  take: number;
  /** Reads this many rows from the page's beginning. */
  rows: (limit: number) => Promise<Row[]>;
  toItem: (row: Row) => Item;
  /** Given when the query asked for the total. */
  total?: (() => Promise<number>) | false;
}

/** Reads a page: one row too many says that there is more, and the whole is counted only on demand. */
export async function readPage<Row, Item>({ take, rows, toItem, total }: PageSource<Row, Item>): Promise<Page<Item>> {
  const read = await rows(take + 1);
  const page = { items: read.slice(0, take).map(toItem), hasMore: read.length > take };
  return total ? { ...page, totalCount: await total() } : page;
}

/** Whether the query asks for a field of what is answered, or of its parts (`items.history`): for one that costs more than the rest. */
export const Wants = createParamDecorator((path: string, context: ExecutionContext) => {
  const info = GqlExecutionContext.create(context).getInfo<GraphQLResolveInfo>();
  return info.fieldNodes.some((node) => selects(node.selectionSet, path.split('.'), info));
});

/** Whether the query asks for the page's `totalCount`; counting costs more than the page itself. */
export const WantsTotal = () => Wants('totalCount');

function selects(set: SelectionSetNode | undefined, path: readonly string[], info: GraphQLResolveInfo): boolean {
  const [field, ...rest] = path;
  return (set?.selections ?? []).some((selection) => {
    if (selection.kind === 'Field')
      return selection.name.value === field && (rest.length === 0 || selects(selection.selectionSet, rest, info));
    const inner = selection.kind === 'InlineFragment' ? selection : info.fragments[selection.name.value];
    return selects(inner?.selectionSet, path, info);
  });
}
