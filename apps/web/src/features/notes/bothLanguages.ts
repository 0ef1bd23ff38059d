import { deviceStorage, isText } from '#/storage.ts';
import { useState } from 'react';

// On this device only, and gone with the session: with whom somebody reads in two languages is nobody else's business.
const STORED_KEY = 'bothLanguages';
const MOST_KEPT = 100;

/** Whether a conversation, by the uuid of its partner or application, shows both languages; and how to change that. */
export function useBothLanguages(conversation: string): [boolean, (isOn: boolean) => void] {
  const [isOn, setIsOn] = useState(() => kept().includes(conversation));

  function change(next: boolean) {
    const others = kept().filter((uuid) => uuid !== conversation);
    deviceStorage.write(STORED_KEY, next ? [conversation, ...others].slice(0, MOST_KEPT) : others);
    setIsOn(next);
  }

  return [isOn, change];
}

const kept = () => deviceStorage.readList(STORED_KEY, isText);
