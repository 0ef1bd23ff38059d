import { useEffect, useState } from 'react';

/** A finger that rests moves a little. */
const LEAST_PX = 8;

/** Whether the page was moved on last, and not back. */
export function useScrollsDown(): boolean {
  const [isDown, setIsDown] = useState(false);
  useEffect(function followScroll() {
    let last = window.scrollY;
    const follow = () => {
      const now = window.scrollY;
      if (Math.abs(now - last) < LEAST_PX) return;
      setIsDown(now > last);
      last = now;
    };
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, []);
  return isDown;
}
