import { describe, expect, it } from 'vitest';
import type { UploadedFile, UploadOptions } from '#/api/rest.ts';
import { UploadList } from './uploadList.ts';

interface Sent {
  name: string;
  options: UploadOptions;
  arrive: () => void;
  fail: (error: unknown) => void;
}

const NO_PICTURE = { thumbnailPath: null, width: null, height: null };

/** A way to the server whose answers the test gives. */
function aList(stored: { name: string; path: string; alt: string }[] = []) {
  const sent: Sent[] = [];
  const send = (file: File, options: UploadOptions) =>
    new Promise<UploadedFile>((resolve, reject) => {
      const { name, type, size } = file;
      sent.push({
        name,
        options,
        fail: reject,
        arrive: () => resolve({ ...NO_PICTURE, name, type, size, path: `/files/${name}` }),
      });
    });
  const list = new UploadList(stored, { prepare: (file) => Promise.resolve(file), send });
  const states = () => list.items.get().map(({ name, state }) => `${name} ${state}`);
  return { list, sent, states };
}

const file = (name: string) => new File(['.'], name, { type: 'image/png' });
const nextTick = () => new Promise((resolve) => setTimeout(resolve));

describe('the pictures of a form', () => {
  it('are sent at once, two at a time', async () => {
    const { list, sent, states } = aList();
    list.add([file('가.png'), file('あ.png'), file('ก.png')]);
    await nextTick();
    expect(states()).toEqual(['가.png sending', 'あ.png sending', 'ก.png waiting']);
    sent[0]?.options.onProgress?.(0.5);
    expect(list.items.get()[0]?.progress).toBe(0.5);
    sent[0]?.arrive();
    await nextTick();
    expect(states()).toEqual(['가.png done', 'あ.png sending', 'ก.png sending']);
  });

  it('can be had in their order with what they are made of and show, whether the server has them or not', async () => {
    const { list, sent } = aList([{ name: '가.png', path: '/files/가.png', alt: '' }]);
    const [here, there] = [file('あ.png'), file('ก.png')];
    list.add([here, there]);
    await nextTick();
    list.describe(list.items.get()[2]?.id ?? 0, 'ดวงจันทร์');
    sent[0]?.arrive();
    await nextTick();
    expect(list.all()).toEqual([
      { name: '가.png', path: '/files/가.png', alt: '' },
      { name: 'あ.png', path: '/files/あ.png', alt: '', file: here },
      { name: 'ก.png', alt: 'ดวงจันทร์', file: there },
    ]);
  });

  it('fail one by one, and can be sent again', async () => {
    const { list, sent, states } = aList();
    list.add([file('a.png'), file('b.png')]);
    await nextTick();
    sent[0]?.fail(new TypeError('away'));
    sent[1]?.arrive();
    expect(await list.settle()).toBe(false);
    expect(list.stored()).toEqual([{ name: 'b.png', path: '/files/b.png', alt: '' }]);
    list.retry(list.items.get()[0]?.id ?? 0);
    await nextTick();
    sent[2]?.arrive();
    expect(await list.settle()).toBe(true);
    expect(states()).toEqual(['a.png done', 'b.png done']);
  });

  it('change places, but not beyond the ends', () => {
    const { list } = aList([
      { name: 'a', path: '/a', alt: '' },
      { name: 'b', path: '/b', alt: '' },
      { name: 'c', path: '/c', alt: '' },
    ]);
    const names = () =>
      list.items
        .get()
        .map(({ name }) => name)
        .join('');
    const [first] = list.items.get();
    list.move(first?.id ?? 0, -1);
    expect(names()).toBe('abc');
    list.move(first?.id ?? 0, 1);
    list.move(first?.id ?? 0, 1);
    list.move(first?.id ?? 0, 1);
    expect(names()).toBe('bca');
  });

  it('stop being sent when they are removed', async () => {
    const { list, sent } = aList();
    list.add([file('a.png'), file('b.png'), file('c.png')]);
    await nextTick();
    list.remove(list.items.get()[0]?.id ?? 0);
    expect(sent[0]?.options.signal?.aborted).toBe(true);
    sent[0]?.fail(new DOMException('', 'AbortError'));
    await nextTick();
    expect(sent.map(({ name }) => name)).toEqual(['a.png', 'b.png', 'c.png']);
    expect(list.items.get()).toHaveLength(2);
  });
});
