import { CONSENT_VERSIONS, REQUIRED_CONSENTS } from '@haiko/shared/consents';
import { NATIONALITIES } from '@haiko/shared/reference/nationalities';
import { nicknameKey } from '@haiko/shared/rules/nickname';
import { DAY, districtIdOf, type Loading } from './loading.js';
import type { Samples } from './read-samples.js';

/** Loads the sample people with their accounts, and their files. */
export async function loadPeople({ samples, files, passwordHash, uuidOf, moment, insert }: Loading): Promise<void> {
  await insert(
    'users',
    samples.people,
    ({ key, nickname, gender, birthDate, purpose = null, town, language, role }) => ({
      ...{ uuid: uuidOf('person', key), nickname, name: nickname, gender, purpose, language, role },
      region_id: districtIdOf(town),
      ...{ birth_date: birthDate, created_at: moment(60 * DAY), nickname_key: nicknameKey(nickname) },
      nationality_uuid: nationalityOf(samples, key),
      profile_image_url: files.get(`portraits/${key}.svg`)?.path,
    }),
  );
  await insert('identities', samples.people, ({ key, email }) => ({
    ...{ user_uuid: uuidOf('person', key), provider: 'password', sub: email, email, password_hash: passwordHash },
  }));
  await insert(
    'consents',
    samples.people.flatMap(({ key }) => REQUIRED_CONSENTS.map((name) => ({ key, name }))),
    ({ key, name }) => ({ user_uuid: uuidOf('person', key), name, version: CONSENT_VERSIONS[name] }),
  );
  await insert('files', [...files.values()], ({ source, owner, thumbnailPath, ...file }) => ({
    ...{ ...file, uuid: uuidOf('file', source), owner_uuid: uuidOf('person', owner) },
    ...{ thumbnail_path: thumbnailPath, attached_at: moment(0) },
  }));
}

/** The uuid of a sample person's nationality. */
export function nationalityOf({ people }: Samples, key: string): string | undefined {
  const code = people.find((person) => person.key === key)?.nationality;
  return NATIONALITIES.find((nationality) => nationality.code === code)?.uuid;
}
