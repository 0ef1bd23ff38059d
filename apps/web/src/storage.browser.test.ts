import { afterEach, expect, it, vi } from 'vitest';
import { setLostWithPage } from './lostWithPage.ts';
import { deviceStorage, isText, tabStorage } from './storage.ts';

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  localStorage.clear();
});

/** Leaves room for no more than a few letters. */
function fill(storage: Storage): void {
  let [name, size] = [0, 2 ** 20];
  while (size > 1) {
    try {
      storage.setItem(`filling ${(name += 1)}`, 'x'.repeat(size));
    } catch {
      size /= 2;
    }
  }
}

const LONG = { text: 'សួស្ដី '.repeat(50) };

it('what a full storage does not take is there for the life of the page, and is stored once there is room', () => {
  expect(tabStorage.write('draft', { text: 'older' })).toBe(true);
  fill(sessionStorage);
  expect(tabStorage.write('draft', LONG)).toBe(false);
  expect(tabStorage.read('draft')).toEqual(LONG);
  expect(tabStorage.keys().filter((key) => key === 'draft')).toHaveLength(1);
  sessionStorage.clear();
  expect(tabStorage.read('draft')).toEqual(LONG);
  expect(tabStorage.write('draft', LONG)).toBe(true);
  expect(sessionStorage.getItem('draft')).toBe(JSON.stringify(LONG));
  tabStorage.remove('draft');
  expect([tabStorage.read('draft'), tabStorage.get('draft')]).toEqual([undefined, null]);
});

it('of a list that was kept only what is of its kind is read', () => {
  tabStorage.write('list', ['one', 2, null, 'three']);
  expect(tabStorage.readList('list', isText)).toEqual(['one', 'three']);
  tabStorage.write('list', { length: 1 });
  expect(tabStorage.readList('list', isText)).toEqual([]);
  tabStorage.set('list', '["half');
  expect(tabStorage.readList('list', isText)).toEqual([]);
  tabStorage.remove('list');
  expect(tabStorage.readList('list', isText)).toEqual([]);
});

it('where the browser refuses storage a page goes on with what it has kept itself', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  });
  expect([deviceStorage.get('theme'), deviceStorage.keys()]).toEqual([null, []]);
  expect(deviceStorage.set('theme', 'dark')).toBe(false);
  expect([deviceStorage.get('theme'), deviceStorage.keys()]).toEqual(['dark', ['theme']]);
  deviceStorage.remove('theme');
  expect(deviceStorage.get('theme')).toBeNull();
});

it('what another tab stores, or deletes, comes in place of what this page holds', () => {
  fill(localStorage);
  deviceStorage.write('accessToken', LONG);
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: 'language' }));
  expect(deviceStorage.read('accessToken')).toEqual(LONG);
  window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken' }));
  expect(deviceStorage.get('accessToken')).toBeNull();
});

it('what cannot be read is not there', () => {
  sessionStorage.setItem('draft', '{half');
  expect(tabStorage.read('draft')).toBeUndefined();
});

it('a page that would take something with it is not left without a question', () => {
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  setLostWithPage('a note', true);
  setLostWithPage('a post', true);
  setLostWithPage('a note', false);
  expect(isAsked()).toBe(true);
  setLostWithPage('a post', false);
  expect(isAsked()).toBe(false);
});
