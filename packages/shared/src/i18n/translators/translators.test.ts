import { describe, expect, it } from 'vitest';
import { PLAIN_SENTENCES } from '../../../test/sentences.ts';
import { LANGUAGES } from '../languages.ts';
import { leaves } from '../leaves.ts';
import { fromPo, toPo } from './po.ts';
import { pseudo, pseudoTree } from './pseudo.ts';
import { readWritten } from '../readMessages.ts';
import { hashOf, reviewed, waitingFor } from './sources.ts';
import { exported, picturesIn } from './catalogue.ts';
import sources from './sources.json' with { type: 'json' };

describe('the PO file of a language', () => {
  it('comes back as it went out', () => {
    const returned = Object.entries(fromPo(exported('bn').replaceAll('#, fuzzy\n', '')));
    expect(Object.fromEntries(returned.map(([key, { translation }]) => [key, translation]))).toEqual(
      leaves(readWritten('bn')),
    );
  });

  it.each(PLAIN_SENTENCES)('carries %s: %s', (language, translation) => {
    const unit = { key: 'a.b', description: '', english: 'Anything', translation, isWaiting: false };
    expect(fromPo(toPo(language, [unit]))).toEqual({ 'a.b': { english: 'Anything', translation } });
  });

  it('keeps quotes, lines and signs, tells the context, and leaves out what is not finished', () => {
    const unit = {
      description: '{{name}}: who',
      english: 'Say “"hi"”\\\n{{name}}',
      translation: 'ហាយ "\\n"\n{{name}}',
    };
    const text = toPo('km', [
      { key: 'a.b', ...unit, isWaiting: false },
      { key: 'a.c', ...unit, isWaiting: true },
      { key: 'a.d', ...unit, translation: '', isWaiting: false },
    ]);
    expect(text).toContain('#. {{name}}: who');
    expect(fromPo(text)).toEqual({ 'a.b': { english: unit.english, translation: unit.translation } });
  });
});

describe('the mark for a look', () => {
  it('is there for every message and for nothing else (if not: npm run messages -- note)', () => {
    expect(Object.keys(sources).toSorted()).toEqual(Object.keys(leaves(readWritten('en'))).toSorted());
  });

  const english = { a: 'Save', b: 'Leave' };

  it('stands on the eight others once the English has changed, until each is looked at', () => {
    const sources = reviewed({}, english, [], []);
    expect(waitingFor(sources, 'a', 'Save')).toEqual([]);
    const changed = { ...english, a: 'Keep' };
    expect(waitingFor(sources, 'a', changed.a)).toEqual(LANGUAGES.filter((language) => language !== 'en'));
    const looked = reviewed(sources, changed, ['a'], ['ko', 'zh', 'ja', 'th', 'vi']);
    expect(looked).toEqual({ a: `${hashOf('Keep')} km tl bn`, b: hashOf('Leave') });
    expect(waitingFor(looked, 'a', 'Keep')).toEqual(['km', 'tl', 'bn']);
  });

  it('does not stand on a new message, which is written in all nine at once', () => {
    expect(waitingFor({}, 'a', 'Save')).toEqual([]);
  });
});

describe('the pseudo-locale', () => {
  it('marks letters and lengthens, and leaves alone what is read by machines', () => {
    expect(pseudo('Save')).toBe('[Šåṽé~~]');
    expect(pseudo('{{count}} of <1>{{all}}</1> people')).toBe('[{{count}} öƒ <1>{{all}}</1> þéöþļé~~~~~~]');
  });

  it('is made of every message', () => {
    const made = leaves(pseudoTree(readWritten('en')));
    expect(Object.keys(made)).toEqual(Object.keys(leaves(readWritten('en'))));
    expect(Object.values(made).filter((message) => !/^\[.*\]$/s.test(message))).toEqual([]);
  });
});

describe('the pictures of messages', () => {
  const lines =
    'desk.title\ten\ten-light/desk.png\ndesk.title\tkm\tkm-light/desk.png\nposts.a\tkm\tb.png\ndesk.title\tkm\tc.png\n';

  it('are those of the language, else the English one', () => {
    expect(picturesIn(lines, 'km')).toEqual({ 'desk.title': ['km-light/desk.png', 'c.png'], 'posts.a': ['b.png'] });
    expect(picturesIn(lines, 'vi')).toEqual({ 'desk.title': ['en-light/desk.png'] });
  });

  it('stand beside their messages in the PO file', () => {
    expect(exported('km', lines)).toMatch(/#: km-light\/desk\.png\n#: c\.png\n#\. .+\nmsgctxt "desk\.title"/);
  });
});
