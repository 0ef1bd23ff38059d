import { ESLint, RuleTester } from 'eslint';
import tseslint from 'typescript-eslint';
import { beforeAll, describe, expect, it } from 'vitest';
import { fileURLToPath } from 'node:url';
import { shownText } from './shown-text.js';

Object.assign(RuleTester, { describe, it });

const parserOptions = { ecmaFeatures: { jsx: true } };
const tester = new RuleTester({ languageOptions: { parser: tseslint.parser, parserOptions } });
const options = [{ attributes: ['aria-label', 'message', 'error', 'placeholder'] }];
const bad = (code) => ({ code, options, errors: [{ messageId: 'literal' }] });
const good = (code) => ({ code, options });

tester.run('words that people read', shownText, {
  invalid: [
    "showAlert('Something went wrong');",
    "void confirm({ message: t('posts.confirm'), yes: 'Delete' });",
    "toast(isDone ? '저장했습니다' : t('common.failed'));",
    'toast(`${name} is your friend now`);',
    "toast('បានរក្សាទុក');",
    "const MESSAGE = 'Saved'; toast(MESSAGE);",
    "const LABEL = 'Open menu'; const x = <button aria-label={LABEL} />;",
    "const title = 'Welcome'; const x = <h1>{title}</h1>;",
    'const title = `Welcome, ${name}`; const x = <h1>{title}</h1>;',
    "const LABELS = { on: 'On air', off: 'Silent' } as const; const x = <p>{LABELS[state]}</p>;",
    "const LABELS = { on: 'On air' } satisfies Labels; const x = <p>{LABELS.on}</p>;",
    "const STEPS = ['First', 'Then']; const x = <p>{STEPS[step]}</p>;",
    "const x = <p>{hint ?? FALLBACK}</p>; const FALLBACK = 'No hint';",
    "const x = <p>{'Hello ' + name}</p>;",
    'const x = <p>{`Hello ${name}`}</p>;',
    'const x = <img aria-label={`Picture of ${name}`} />;',
    'const x = <EmptyState message="Nothing here" />;',
    "const x = <Field error={isLong ? 'Too long' : undefined} />;",
    'toast(withName(`${name} was blocked`, name));',
    'void confirm({ message: withName(`Block ${name}?`, name) });',
    "const x = <p>{withName('Hello ' + name, name)}</p>;",
  ].map(bad),
  valid: [
    "showAlert(t('errors.unknown'));",
    'showAlert(errorMessage(error));',
    "toast(withName(t('blocks.done', { name }), name));",
    "const x = <p>{withName(said, 'Linh')}</p>;",
    "const KEY = 'posts.feed.empty'; const x = <p>{t(KEY)}</p>;",
    "const KEYS = { on: 'live.on' } as const; const x = <p>{t(KEYS[state])}</p>;",
    "const WON = 'KRW'; const x = <p>{WON}</p>;",
    "const dash = '–'; const x = <p>{dash}</p>;",
    'const x = <Field placeholder={`1–${LIMIT}`} label={names[`name${language}`]} />;',
    'const x = <p>{t(`errors.${code}`)}</p>;',
    "const x = <Field error={isLong ? 'errors.TOO_LONG' : undefined} />;",
    "const id = 'all-rates'; const x = <section id={id}>{children}</section>;",
    "const look = 'flex gap-2'; const x = <p className={look}>{text}</p>;",
    'const x = <p>{name}</p>; function Row({ name }) { return <b>{name}</b>; }',
    "let text = 'changes'; text = t('a.b'); const x = <p>{text}</p>;",
    "const LABELS = { code: 'KRW', word: 'Won' }; const x = <p>{LABELS.code}</p>;",
  ].map(good),
});

describe('the lint of the whole project', () => {
  const eslint = new ESLint({ cwd: fileURLToPath(new URL('../../..', import.meta.url)) });
  const complaints = async (code, file = 'Sample.tsx') => {
    const [{ messages }] = await eslint.lintText(code, { filePath: `apps/web/src/features/text/${file}` });
    return messages.map(({ ruleId }) => ruleId);
  };
  // Loading the configuration of the whole project takes seconds, more on a busy machine: no test waits for it.
  beforeAll(() => complaints(''), 120_000);

  it.each([
    ['text', 'export const Sample = () => <p>Hello there</p>;'],
    ['an attribute', 'export const Sample = () => <img src="/a.svg" alt="A house" />;'],
    ['a template', 'export const Sample = ({ name }: { name: string }) => <p>{`Hello ${name}`}</p>;'],
    ['a template in an attribute', 'export const Sample = ({ n }: { n: string }) => <img src="/a" alt={`By ${n}`} />;'],
    ['a constant', "const LABEL = 'Hello there';\nexport const Sample = () => <p>{LABEL}</p>;"],
    ['a prop of our own', 'export const Sample = () => <EmptyState message="Nothing here" />;'],
  ])('refuses words for people as %s', async (_, code) => {
    expect(await complaints(code)).toContainEqual(expect.stringMatching(/no-literal-string|shown-text/));
  });

  it('refuses words for people that a call shows, in files without JSX, too', async () => {
    expect(await complaints("export const tell = () => showAlert('Saved');\n", 'sample.ts')).toContain(
      'haiko/shown-text',
    );
  });

  it('takes messages', async () => {
    const code = "export const Sample = () => <p title={t('common.appName')}>{t('common.appName')}</p>;";
    expect(await complaints(code)).toEqual([]);
  });
});
