import type { DocumentNode, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { renderedAnswers } from '#/renderedPage.ts';
import { loadApollo } from './loadApollo.ts';
import { loadedApollo, onApollo } from './loadedApollo.ts';
import { readExtracted } from './extractedAnswers.ts';

export interface Answer<Data> {
  data?: Data | undefined;
  error?: unknown;
}

/** What `useSyncExternalStore` wants, and a promise for whoever has to wait. */
export interface FollowedAnswer<Data> {
  get: () => Answer<Data>;
  subscribe: (listener: () => void) => () => void;
  /** The answer, asked for where nobody knows it; the same promise every time. */
  ready: () => Promise<Data>;
}

const NO_ANSWER: Answer<never> = {};

/** Of a query that is not asked. */
export const NOT_ASKED: FollowedAnswer<never> = {
  get: () => NO_ANSWER,
  subscribe: () => () => undefined,
  ready: () => Promise.reject(new Error('Nothing was asked')),
};

const followed = new WeakMap<DocumentNode, Map<string, FollowedAnswer<unknown>>>();

/** The answer to a query: what the page says, then what Apollo's cache does. The same for all who ask it at a time. */
export function followAnswer<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): FollowedAnswer<Data> {
  const ofQuery = followed.get(query) ?? new Map<string, FollowedAnswer<unknown>>();
  followed.set(query, ofQuery);
  const key = JSON.stringify(variables);
  const known = ofQuery.get(key) as FollowedAnswer<Data> | undefined;
  if (known) return known;
  // Whoever asks again later begins with what is known by then.
  const made = follow(
    query as TypedDocumentNode<Data>,
    variables,
    () => ofQuery.get(key) === made && ofQuery.delete(key),
  );
  ofQuery.set(key, made);
  return made;
}

function follow<Data>(
  query: TypedDocumentNode<Data>,
  variables: OperationVariables,
  onLeft: () => void,
): FollowedAnswer<Data> {
  const listeners = new Set<() => void>();
  let answer: Answer<Data> = { data: readExtracted(renderedAnswers(), query, variables) };
  let stop: (() => void) | undefined;
  let waiting: Promise<Data> | undefined;

  function take(news: Answer<Data>) {
    // What fails to come anew leaves what is shown.
    answer = news.data === undefined ? { ...answer, error: news.error } : { data: news.data };
    listeners.forEach((listener) => listener());
  }

  return {
    get() {
      const cached = stop ? null : loadedApollo()?.client.readQuery({ query, variables }, true);
      if (cached && cached !== answer.data) answer = { data: cached };
      return answer;
    },
    subscribe(listener) {
      listeners.add(listener);
      stop ??= watch(query, variables, take);
      if (answer.data === undefined) loadApollo().catch((error: unknown) => take({ error }));
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stop?.();
        stop = undefined;
        onLeft();
      };
    },
    ready: () => (waiting ??= ask(query, variables)),
  };
}

async function ask<Data>(query: TypedDocumentNode<Data>, variables: OperationVariables): Promise<Data> {
  const { client } = await loadApollo();
  const { data } = await client.query<Data>({ query, variables });
  return data as Data;
}

/** Tells what Apollo's cache says, as soon as there is one; returns how to stop. */
function watch<Data>(
  query: TypedDocumentNode<Data>,
  variables: OperationVariables,
  take: (news: Answer<Data>) => void,
): () => void {
  let end: (() => void) | undefined;
  const callOff = onApollo(({ client }) => {
    const subscription = client.watchQuery<Data>({ query, variables }).subscribe((result) => {
      if (!result.loading)
        take({ data: result.dataState === 'complete' ? result.data : undefined, error: result.error });
    });
    end = () => subscription.unsubscribe();
  });
  return () => {
    callOff();
    end?.();
  };
}
