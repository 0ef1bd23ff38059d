import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { ofHeader } from './of-header.js';

function asking(accept?: string): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  if (accept !== undefined) request.headers.accept = accept;
  return request;
}

describe('a rule about a header', () => {
  function counted() {
    let asked = 0;
    const rule = ofHeader('accept', ({ headers }: IncomingMessage) => {
      asked += 1;
      return headers.accept?.includes('html') ?? true;
    });
    return { rule, asked: () => asked };
  }

  it('is asked once of each', () => {
    const { rule, asked } = counted();
    const answers = ['text/html', 'image/webp', 'text/html', 'image/webp'].map((accept) => rule(asking(accept)));
    expect(answers).toEqual([true, false, true, false]);
    expect(asked()).toBe(2);
  });

  it('is asked once of requests without it', () => {
    const { rule, asked } = counted();
    expect([rule(asking()), rule(asking())]).toEqual([true, true]);
    expect(asked()).toBe(1);
  });

  it('remembers no long ones', () => {
    const { rule, asked } = counted();
    const long = `text/html;${'q'.repeat(200)}`;
    expect([rule(asking(long)), rule(asking(long))]).toEqual([true, true]);
    expect(asked()).toBe(2);
  });

  it('remembers a hundred', () => {
    const { rule, asked } = counted();
    for (let index = 0; index <= 100; index += 1) rule(asking(`image/${index}`));
    rule(asking('image/100'));
    expect(asked()).toBe(101);
    rule(asking('image/0'));
    expect(asked()).toBe(102);
  });
});
