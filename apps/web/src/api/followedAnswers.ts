import type { ApolloClient, DocumentNode, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { renderedAnswers } from '#/renderedPage.ts';
import { comingFirstData, firstData } from './firstQuestions.ts';
import { loadApollo } from './loadApollo.ts';
import { loadedApollo, onApollo } from './loadedApollo.ts';
import { readExtracted } from './extractedAnswers.ts';
import { storedAccount } from './session.ts';

export interface Answer<Data> {
  data?: Data | undefined;
  error?: unknown;
}

/** What `useSyncExternalStore` wants, and a promise for whoever has to wait. */
export interface FollowedAnswer<Data> {
  get: () => Answer<Data>;
  subscribe: (listener: () => void) => () => void;
  /** What `get` gave, for `use`: asked for where nobody knows it; the same promise for the same answer. */
  ready(answer: Answer<Data>): Promise<Data>;
}

const NO_ANSWER: Answer<never> = {};

/** Of a query that is not asked. */
export const NOT_ASKED: FollowedAnswer<never> = {
  get: () => NO_ANSWER,
  subscribe: () => () => undefined,
  ready: () => Promise.reject(new Error('Nothing was asked')),
};

const followed = new WeakMap<DocumentNode, Map<string, FollowedAnswer<unknown>>>();

/** The answer to a query: what the page knows, then what Apollo's cache does. The same for all who ask it at a time. */
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
  const shown = createShown(knownData(query, variables));
  const { listeners, begin, take } = shown;
  let stop: (() => void) | undefined;
  return {
    get() {
      // Whoever begins to follow sees nothing that was answered to somebody else.
      if (!stop && shown.answer.data !== undefined && shown.known() === undefined) shown.answer = {};
      const cached = stop ? null : loadedApollo()?.client.readQuery({ query, variables }, true);
      if (cached && cached !== shown.answer.data) shown.answer = { data: cached };
      return shown.answer;
    },
    subscribe(listener) {
      listeners.add(listener);
      stop ??= watch(query, variables, shown);
      if (shown.answer.data === undefined) askFirst(query, variables).then(begin, (error: unknown) => take({ error }));
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stop?.();
        stop = undefined;
        onLeft();
      };
    },
    ready: createReady(shown, () => ask(query, variables)),
  };
}

function createReady<Data>(shown: Shown<Data>, ask: () => Promise<Data>): FollowedAnswer<Data>['ready'] {
  let ready: { answer: Answer<Data>; promise: Promise<Data> } | undefined;

  function asked(): Promise<Data> {
    const promise = ask().then((data) => {
      // For whoever follows from now on: told of it later, they would render it a second time.
      shown.begin(data);
      if (shown.answer.data === data) ready = { answer: shown.answer, promise };
      return data;
    });
    return promise;
  }

  return (answer) => {
    if (ready?.answer !== answer) ready = { answer, promise: answer.data === undefined ? asked() : given(answer.data) };
    return ready.promise;
  };
}

/** A promise for which nobody waits: as `use` notes it. */
function given<Data>(value: Data): Promise<Data> {
  return Object.assign(Promise.resolve(value), { status: 'fulfilled', value });
}

interface Shown<Data> {
  answer: Answer<Data>;
  listeners: Set<() => void>;
  /** Takes what was asked at the start; what Apollo knows by then is newer. */
  begin: (data: Data | undefined) => void;
  /** Takes news of Apollo. */
  take: (news: Answer<Data>) => void;
  /** What is shown to whoever reads by now. */
  known: () => Data | undefined;
}

function createShown<Data>(data: Data | undefined): Shown<Data> {
  /** Whom it was answered to. */
  let reader = storedAccount();
  let isFollowed = false;

  function show(next: Answer<Data>) {
    shown.answer = next;
    shown.listeners.forEach((listener) => listener());
  }

  const shown: Shown<Data> = {
    answer: { data },
    listeners: new Set(),
    begin(first) {
      if (first === undefined || shown.answer.data !== undefined) return;
      reader = storedAccount();
      show({ data: first });
    },
    take(news) {
      const next = following(shown.answer, news, { isTheirs: storedAccount() === reader, isFirst: !isFollowed });
      isFollowed = true;
      if (news.data !== undefined) reader = storedAccount();
      show(next);
    },
    known: () => (storedAccount() === reader ? shown.answer.data : undefined),
  };
  return shown;
}

/**
 * What is shown after news of Apollo: what fails to come anew leaves what is shown, unless it was shown to somebody else; what comes
 * first is mostly the same thing, and nothing is rendered for it.
 */
function following<Data>(
  shown: Answer<Data>,
  news: Answer<Data>,
  { isTheirs, isFirst }: { isTheirs: boolean; isFirst: boolean },
): Answer<Data> {
  if (news.data === undefined) return { data: isTheirs ? shown.data : undefined, error: news.error };
  return isFirst && shown.error === undefined && isSame(shown.data, news.data) ? shown : { data: news.data };
}

/** What a page knows before Apollo does: the server has rendered it, or it was asked at the start. */
function knownData<Data>(query: TypedDocumentNode<Data>, variables: OperationVariables): Data | undefined {
  const rendered = readExtracted(renderedAnswers(), query, variables);
  return rendered ?? (firstData(nameOf(query), variables) as Data | undefined);
}

/** What was asked at the start; Apollo comes where that is not there. */
async function askFirst<Data>(
  query: TypedDocumentNode<Data>,
  variables: OperationVariables,
): Promise<Data | undefined> {
  const first = await comingFirstData(nameOf(query), variables);
  if (first === undefined) await loadApollo();
  return first as Data | undefined;
}

async function ask<Data>(query: TypedDocumentNode<Data>, variables: OperationVariables): Promise<Data> {
  const first = await askFirst(query, variables);
  if (first) return first;
  const { client } = await loadApollo();
  const { data } = await client.query<Data>({ query, variables });
  return data as Data;
}

function nameOf({ definitions }: DocumentNode): string {
  return definitions.find((one) => one.kind === 'OperationDefinition')?.name?.value ?? '';
}

/** Of what JSON can say, in whatever order: Apollo names an object's type first, the server where it was asked. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  const fields = Object.entries(one);
  const others = new Map(Object.entries(other));
  return fields.length === others.size && fields.every(([key, value]) => isSame(value, others.get(key)));
}

/** Tells what Apollo's cache says, as soon as there is one; returns how to stop. */
function watch<Data>(
  query: TypedDocumentNode<Data>,
  variables: OperationVariables,
  { known, take }: Pick<Shown<Data>, 'known' | 'take'>,
): () => void {
  let end: (() => void) | undefined;
  const callOff = onApollo(({ client }) => {
    const isNew = writeKnown(client, { query, variables, data: known() });
    // What was asked at the start is the answer (api/firstQuestions.ts), and is kept like any other.
    const fetchPolicy = isNew ? 'cache-and-network' : 'cache-first';
    // A task of its own: to follow all that is shown, at once, takes a cheap phone a fifth of a second.
    const timer = setTimeout(() => {
      const watched = client.watchQuery<Data>({ query, variables, fetchPolicy, nextFetchPolicy: 'cache-first' });
      const subscription = watched.subscribe((result) => {
        if (!result.loading)
          take({ data: result.dataState === 'complete' ? result.data : undefined, error: result.error });
      });
      end = () => subscription.unsubscribe();
    });
    end = () => clearTimeout(timer);
  });
  return () => {
    callOff();
    end?.();
  };
}

/**
 * Tells Apollo's cache what is shown, where that does not have it: a tap is answered by the cache, and may be what has brought Apollo.
 * Whether it did so.
 */
function writeKnown<Data>(
  client: ApolloClient,
  answer: { query: TypedDocumentNode<Data>; variables: OperationVariables; data: Data | undefined },
): boolean {
  const { query, variables, data } = answer;
  if (data === undefined || client.readQuery({ query, variables }) !== null) return false;
  client.writeQuery<Data>({ query, variables, data });
  return true;
}
