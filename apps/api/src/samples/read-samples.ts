import fs from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { parse } from 'yaml';
import * as schemas from './samples.schema.js';

/** apps/api/samples, seen from the source and from the build alike. */
const FOLDER = fileURLToPath(new URL('../../samples/', import.meta.url));
const UNIT_MINUTES = { m: 1, h: 60, d: 1440 } as const;

/** Everything that apps/api/samples holds, checked. */
export type Samples = Awaited<ReturnType<typeof readSamples>>;
export type SamplePost = Samples['posts'][number];
export type SampleComment = SamplePost['comments'][number];
export type SampleJobPosting = Samples['jobPostings'][number];
export type SampleResume = Samples['resumes'][number];
export type SampleApplication = Samples['applications'][number];

/** Reads the sample content; throws an error that names file and place of whatever is wrong in it. */
export async function readSamples() {
  const people = byKey(await read('people.yaml', schemas.peopleSchema));
  const categories = byKey(await read('categories.yaml', schemas.categoriesSchema));
  const keys: schemas.Keys = {
    people: people.map(({ key }) => key),
    categories: categories.map(({ key }) => key),
    companies: [],
    jobPostings: await namesIn('job-postings', '.yaml'),
    seekers: [],
    pictures: await namesIn('pictures', '.svg'),
    documents: await namesIn('documents'),
  };
  const companies = byKey(await read('companies.yaml', schemas.companiesSchema(keys)));
  keys.companies = companies.map(({ key }) => key);
  const resumes = byKey(await read('resumes.yaml', schemas.resumesSchema(keys)));
  keys.seekers = resumes.map(({ key }) => key);
  const posts = await readFolder('posts', schemas.postSchema(keys));
  return {
    people: people.map((person) => ({ ...person, email: `${person.key}@haiko.test` })),
    categories,
    /** Newest first. */
    posts: posts.sort((one, other) => minutesOf(one.ago) - minutesOf(other.ago)),
    companies,
    jobPostings: await readFolder('job-postings', schemas.jobPostingSchema(keys)),
    resumes,
    applications: await read('applications.yaml', schemas.applicationsSchema(keys)),
    conversations: await read('notes.yaml', schemas.conversationsSchema(keys)),
    ...(await read('friends.yaml', schemas.friendsSchema(keys))),
    jobAlerts: await read('job-alerts.yaml', schemas.jobAlertsSchema(keys)),
  };
}

/** Where a file of the samples lies, given its path in there. */
export const sampleFile = (name: string) => `${FOLDER}${name}`;

/** Minutes of an age such as `12m`, `5h` or `3d`. */
export const minutesOf = (age: string) =>
  Number(age.slice(0, -1)) * UNIT_MINUTES[age.slice(-1) as keyof typeof UNIT_MINUTES];

/** Checks what a file of the samples holds. */
export function checkSample<Schema extends v.GenericSchema>(
  file: string,
  content: string,
  schema: Schema,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, parsed(file, content));
  if (result.success) return result.output;
  const problems = result.issues.map((issue) => `  ${v.getDotPath(issue) ?? 'the whole file'}: ${issue.message}`);
  throw new Error([`apps/api/samples/${file}`, ...problems].join('\n'));
}

function parsed(file: string, content: string): unknown {
  try {
    return parse(content);
  } catch (error) {
    throw new Error(`apps/api/samples/${file}\n  ${String(error)}`);
  }
}

async function read<Schema extends v.GenericSchema>(file: string, schema: Schema): Promise<v.InferOutput<Schema>> {
  return checkSample(file, await fs.readFile(sampleFile(file), 'utf8'), schema);
}

/** The contents of a folder, each with the name of its file as its key. */
async function readFolder<Schema extends v.GenericSchema>(
  folder: string,
  schema: Schema,
): Promise<(v.InferOutput<Schema> & { key: string })[]> {
  const keys = await namesIn(folder, '.yaml');
  return Promise.all(keys.map(async (key) => Object.assign({ key }, await read(`${folder}/${key}.yaml`, schema))));
}

async function namesIn(folder: string, extension = ''): Promise<string[]> {
  const names = (await fs.readdir(sampleFile(folder))).filter((name) => name.endsWith(extension));
  return names.map((name) => name.slice(0, name.length - extension.length)).sort();
}

function byKey<Item extends object>(items: Record<string, Item>) {
  return Object.entries(items).map(([key, item]) => ({ ...item, key }));
}
