import { checkSample, minutesOf, readSamples } from './read-samples.js';
import { companiesSchema, type Keys, peopleSchema, postSchema } from './samples.schema.js';

const keys: Keys = {
  ...{ people: ['linh', 'sokha'], pictures: ['sea'], documents: [], categories: [], companies: [] },
  ...{ jobPostings: [], seekers: [] },
};
const POST = `
author: linh
language: vi
ago: 3h
views: 7
texts:
  vi: { title: Chào, content: Xin chào }
comments:
  - author: sokha
    language: km
    after: 5m
    texts: { km: សួស្តី, ko: 안녕 }
`;
const check = (content: string) => checkSample('posts/hello.yaml', content, postSchema(keys));

describe('reading the samples', () => {
  it('takes what is written, and says what goes without saying', () => {
    expect(check(POST)).toMatchObject({
      board: 'COMMUNITY',
      likes: 0,
      images: [],
      comments: [{ author: 'sokha', texts: { ko: '안녕' }, replies: [], reports: [] }],
    });
  });

  it.each([
    [
      'a key of somebody unknown',
      'author: sokha',
      'author: nobody',
      'comments.0.author: there is no "nobody" in people.yaml',
    ],
    [
      'a picture that is missing',
      'views: 7',
      'views: 7\nimages: [sea, moon]',
      'images.1: there is no "moon" in pictures/',
    ],
    ['an age in words', 'ago: 3h', 'ago: 3 hours', 'ago: is no age such as 12m, 5h or 3d'],
    ['a tenth language', 'ko: 안녕', 'ru: привет', 'comments.0.texts.ru: Invalid type'],
    ['a word that it does not know', 'views: 7', 'views: 7\nviwes: 7', 'viwes: Invalid key'],
    ['an empty text', 'ko: 안녕', "ko: ''", 'comments.0.texts.ko: Invalid length'],
    ['what has no original', 'language: km', 'language: th', 'comments.0: there is no text in its language'],
  ])('refuses %s, and says in which file and where', (_, right, wrong, problem) => {
    expect(() => check(POST.replace(right, wrong))).toThrow(`apps/api/samples/posts/hello.yaml\n  ${problem}`);
  });

  it('names every problem of a file at once', () => {
    const wrong = POST.replace('views: 7', 'views: many').replace('after: 5m', 'after: soon');
    expect(() => check(wrong)).toThrow(/views: .*\n {2}comments\.0\.after: /);
  });

  it('says in which line a file is no YAML, and that a key stands there twice', () => {
    const twice = 'linh: { nickname: Linh }\nlinh: { nickname: Linh }\n';
    expect(() => checkSample('people.yaml', twice, peopleSchema)).toThrow(/people\.yaml\n.*unique at line 2/);
    expect(() => check('texts: [')).toThrow(/posts\/hello\.yaml\n.*at line 1/);
  });

  it('refuses a company of somebody unknown', () => {
    const company = 'nobody: { name: A, number: 1-2-3, manager: B, status: approved, daysAgo: 3 }';
    expect(() => checkSample('companies.yaml', company, companiesSchema(keys))).toThrow(
      'nobody: there is no "nobody" in people.yaml',
    );
  });

  it('gives posts their keys, newest first, and people their addresses', async () => {
    const { people, posts } = await readSamples();
    expect(people[2]).toMatchObject({ key: 'linh', email: 'linh@haiko.test', role: 'USER' });
    const ages = posts.map(({ ago }) => minutesOf(ago));
    expect(ages).toEqual(ages.toSorted((one, other) => one - other));
    expect(posts.map(({ key }) => key)).toContain('grandmother-next-door');
  });
});
