import { LANGUAGES } from '@haiko/shared/i18n/languages';
import { mailMessage } from '@haiko/shared/i18n/mailMessages';
import { Parser } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { mailPage } from './mail-page.js';
import type { MailParts } from './mail-texts.js';

const HOSTILE = `</p><img src=x onerror="a()">'&amp; <script>b()</script>"`;
const names = mailMessage('confirmEmail', 'en', {}, true);

/** Every text and address of a mail as somebody who means ill would have it; a code is digits of our own. */
function hostileParts(language: MailParts['language']): MailParts {
  const words = Object.fromEntries(Object.keys(names).map((name) => [name, `${name} ${HOSTILE}`])) as typeof names;
  const item = { text: `item ${HOSTILE}`, address: `https://haiko.test/?a=${HOSTILE}` };
  return {
    ...{
      ...words,
      language,
      code: '123456',
      address: `https://haiko.test/?b=${HOSTILE}`,
      disown: `https://haiko.test/?c=${HOSTILE}`,
    },
    body: {
      sections: [{ heading: `heading ${HOSTILE}`, items: [item] }],
      ...{ unsubscribe: `https://haiko.test/?d=${HOSTILE}`, sender: `sender ${HOSTILE}` },
    },
  };
}

/** A page as a program reads it. */
function readPage(page: string) {
  const [elements, attributes, addresses, texts] = [
    new Set<string>(),
    new Set<string>(),
    [] as string[],
    [] as string[],
  ];
  const parser = new Parser({
    onopentag(name, given) {
      elements.add(name);
      for (const attribute of Object.keys(given)) attributes.add(attribute);
      if (given['href']) addresses.push(given['href']);
    },
    ontext: (text) => void texts.push(text),
  });
  parser.end(page);
  return { elements, attributes, addresses, text: texts.join('') };
}

describe('the page of a mail', () => {
  it.each(LANGUAGES)('is made of our elements alone, whatever its texts are: %s', (language) => {
    const parts = hostileParts(language);
    const { elements, attributes, addresses, text } = readPage(mailPage(parts));
    const [plain, hostile] = [readPage(mailPage(plainParts(language))), parts];
    expect([...elements].toSorted()).toEqual([...plain.elements].toSorted());
    expect([...attributes].toSorted()).toEqual([...plain.attributes].toSorted());
    expect(addresses).toEqual([
      hostile.body?.sections[0]?.items[0]?.address,
      hostile.address,
      hostile.disown,
      hostile.body?.unsubscribe,
    ]);
    for (const said of [
      'greeting',
      'lead',
      'hint',
      'footer',
      'codeHint',
      'validity',
      'button',
      'notMe',
      'unsubscribe',
    ] as const)
      expect(text).toContain(`${said} ${HOSTILE}`);
    for (const said of ['heading', 'item', 'sender']) expect(text).toContain(`${said} ${HOSTILE}`);
  });
});

function plainParts(language: MailParts['language']): MailParts {
  return JSON.parse(
    JSON.stringify(hostileParts(language)).replaceAll(JSON.stringify(HOSTILE).slice(1, -1), 'x'),
  ) as MailParts;
}
