import { client } from '#/api/client.ts';

/** Reads everything again that the desk shows. */
export async function rereadDesk(): Promise<void> {
  await client.refetchQueries({ include: 'active' });
}

/** Decides, and reads again what the desk shows: also where it was another thing by then, so that what is there is decided next. */
export async function decideAtDesk<Result>(decide: () => Promise<Result>): Promise<Result> {
  try {
    return await decide();
  } finally {
    await rereadDesk();
  }
}
