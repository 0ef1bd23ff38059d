import { describe, expect, it } from 'vitest';
import { EventStreamParser, type StreamMessage } from './eventStreamParser.ts';

function read(...pieces: string[]): StreamMessage[] {
  const messages: StreamMessage[] = [];
  const reader = new EventStreamParser((message) => messages.push(message));
  pieces.forEach((piece) => reader.push(piece));
  return messages;
}

describe('the reader of a stream', () => {
  const text = 'retry: 1500\n\nid: 7\nevent: note\ndata: {"text":"ជំរាបសួរ"}\n\n: \n\nevent: badge\ndata: {}\n\n';
  const messages = [
    { id: '7', name: 'note', data: '{"text":"ជំរាបសួរ"}' },
    { id: undefined, name: 'badge', data: '{}' },
  ];

  it('finds the messages between heartbeats, and leaves out what tells nothing', () => {
    expect(read(text)).toEqual(messages);
  });

  it('reads the same wherever the pieces are cut', () => {
    for (let at = 1; at < text.length; at += 1) expect(read(text.slice(0, at), text.slice(at))).toEqual(messages);
  });

  it('takes carriage returns and several lines of data', () => {
    expect(read('data: one\r\ndata:two\r\n\r\n')).toEqual([{ id: undefined, name: 'message', data: 'one\ntwo' }]);
  });

  it('tells nothing of a message that was not finished', () => {
    expect(read('id: 8\nevent: note\ndata: {}')).toEqual([]);
  });

  it('refuses a line without an end', () => {
    expect(() => read('x'.repeat(1_000_001))).toThrow(TypeError);
  });
});
