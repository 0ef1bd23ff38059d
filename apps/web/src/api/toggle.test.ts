import { describe, expect, it } from 'vitest';
import { createToggle } from './toggle.ts';

function like(send: (isOn: boolean) => Promise<void>) {
  const sent: boolean[] = [];
  const seen: boolean[] = [];
  const toggle = createToggle({
    show: (_, isOn) => seen.push(isOn),
    send: async (_, isOn) => {
      sent.push(isOn);
      await send(isOn);
    },
  });
  return { toggle, sent, seen };
}

describe('a toggle', () => {
  it('sends one request for two quick taps more: the last wish is already true', async () => {
    const first = Promise.withResolvers<void>();
    const { toggle, sent, seen } = like(() => first.promise);
    const taps = [toggle.set('post', true), toggle.set('post', false), toggle.set('post', true)];
    first.resolve();
    await Promise.all(taps);
    expect(sent).toEqual([true]);
    expect(seen.slice(0, 3)).toEqual([true, false, true]);
  });

  it('shows once more what is true, because a read that began before the tap may have come meanwhile', async () => {
    const { toggle, seen } = like(() => {
      seen.push(false);
      return Promise.resolve();
    });
    await toggle.set('post', true);
    expect(seen).toEqual([true, false, true]);
  });

  it('sends the last wish when it differs from what was sent', async () => {
    const { toggle, sent } = like(() => Promise.resolve());
    await Promise.all([toggle.set('post', true), toggle.set('post', false)]);
    expect(sent).toEqual([true, false]);
  });

  it('shows the truth again when the server refuses', async () => {
    const { toggle, seen } = like(() => Promise.reject(new Error('no')));
    await expect(toggle.set('post', true)).rejects.toThrow('no');
    expect(seen).toEqual([true, false]);
  });
});
