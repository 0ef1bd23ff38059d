import { MeDocument } from '#/api/generated.ts';
import { useIsSignedIn } from '#/api/useIsSignedIn.ts';
import { useAnswerSoFar } from '#/api/useAnswer.ts';
import { useFollowedNationalityUuids } from '#/features/nationalities/followed.ts';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { tabStorage } from '#/storage.ts';
import { createListStore } from '#/store.ts';
import { useStore } from '#/useStore.ts';

/** Kept as long as the tab; src/beforePaint looks whether it is there, because the server's page is the whole feed. */
const STORED_KEY = 'feedFilter';

/** What the feed can be narrowed to beside nationalities: what is written in the reader's language, and what is about their city. */
export type FeedChoice = 'language' | 'near';

const isFeedChoice = (value: unknown): value is FeedChoice => value === 'language' || value === 'near';

const chosen = createListStore(tabStorage.readList(STORED_KEY, isFeedChoice));

export function useFeedChoices(): readonly FeedChoice[] {
  return useStore(chosen);
}

/** The choices with one more, or without it. */
export function toggled(choices: readonly FeedChoice[], choice: FeedChoice): FeedChoice[] {
  return choices.includes(choice) ? choices.filter((other) => other !== choice) : [...choices, choice];
}

/** Chooses exactly these, for this visit. */
export function chooseFeed(choices: readonly FeedChoice[]): void {
  if (choices.length > 0) tabStorage.write(STORED_KEY, choices);
  else tabStorage.remove(STORED_KEY);
  chosen.set(choices);
}

/** What the feed is asked for beside its page; undefined while a signed-in person's choice is on its way: the feed waits for it. */
export function useFeedFilter() {
  const nationalityUuids = useFollowedNationalityUuids();
  const choices = useFeedChoices();
  const language = useLanguage();
  const isSignedIn = useIsSignedIn();
  const { data, error } = useAnswerSoFar(MeDocument, isSignedIn ? {} : undefined);
  const isNear = choices.includes('near');
  if (!nationalityUuids || (isNear && isSignedIn && !data && !error)) return undefined;
  const region = isNear && data?.readUserInformation.regionId;
  return {
    ...(nationalityUuids.length > 0 && { nationalityUuids: [...nationalityUuids] }),
    ...(choices.includes('language') && { originalLanguage: language }),
    ...(region && { region }),
  };
}
