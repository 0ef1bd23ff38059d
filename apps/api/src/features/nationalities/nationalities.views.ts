import { Field, ID, ObjectType } from '@nestjs/graphql';
import { NATIONALITIES } from '@haiko/shared/reference/nationalities';
import type { Viewer } from '../../platform/access/caller.js';
import { Localized, localizedFields } from '../../platform/graphql/localized.js';

@ObjectType('Nationality')
export class NationalityView extends Localized('name') {
  @Field(() => ID)
  uuid: string;

  @Field({ description: 'ISO 3166-1 alpha-2; the web draws the flag from it.' })
  code: string;

  @Field({ description: 'Whether the reader follows it; false for visitors.' })
  isFollow: boolean;
}

// Nationalities never change while the server runs, so that no list has to join them.
const BY_UUID = new Map(
  NATIONALITIES.map(({ uuid, code, names }) => [uuid, { uuid, code, ...localizedFields('name', names, 'en') }]),
);

/** A nationality as this reader sees it, from memory. */
export function nationalityView(
  uuid: string,
  viewer: Pick<Viewer, 'followedNationalityUuids'> | null,
): NationalityView {
  const nationality = BY_UUID.get(uuid);
  if (!nationality) throw new Error(`Unknown nationality ${uuid}: the reference data was not loaded`);
  return { ...nationality, isFollow: viewer?.followedNationalityUuids.includes(uuid) ?? false };
}

/** All of them, in the order of pickers: the largest communities of Korea first. */
export function nationalityViews(viewer: Viewer | null): NationalityView[] {
  return NATIONALITIES.map(({ uuid }) => nationalityView(uuid, viewer));
}

/** Whether there is a nationality of this uuid. */
export function isNationality(uuid: string): boolean {
  return BY_UUID.has(uuid);
}
