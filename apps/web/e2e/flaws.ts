import { letterClass, SCRIPTS } from '@haiko/shared/i18n/scripts';
import type { Page } from '@playwright/test';
import { cutInk } from './ink.ts';

// Of the product's languages: a name may be in any other script, whose letters are the phone's affair.
const OWN_LETTER = `(?!\\p{ASCII})(?=\\p{L})${letterClass(SCRIPTS)}`;

/** What is wrong with the texts of the page as they are drawn: cut, outside of their box or of the page, or boxes instead of letters. */
export async function flaws(page: Page): Promise<string[]> {
  return [...(await misplaced(page)), ...(await cutInk(page))];
}

function misplaced(page: Page): Promise<string[]> {
  return page.evaluate(async (ownLetter) => {
    const TOLERANCE = 1.5;
    const SLIDE = '[aria-roledescription="slide"]';
    const BOXES = `button, a, label, [role="menuitem"], ${SLIDE}`;
    const found = new Set<string>();
    const sideways = document.documentElement.scrollWidth - window.innerWidth;
    if (sideways > 0) found.add(`the page scrolls sideways by ${sideways} px`);

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const letters = new Map<string, Set<string>>();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const element = node.parentElement;
      if (!text || !element || !isDrawn(element)) continue;
      const style = getComputedStyle(element);
      rememberLetters(`${style.fontWeight} 24px ${style.fontFamily}`, text);
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) judge(element, box, text);
    }
    for (const [font, some] of letters) {
      // Slices of fonts come when a letter needs them; the phone's own fonts need not be there.
      await document.fonts.load(font, [...some].join('')).catch(() => []);
      await document.fonts.ready;
      lookForBoxes(font, some);
    }
    return [...found];

    function isDrawn(element: Element): boolean {
      if (element.closest('.sr-only, script, style, noscript, [aria-hidden="true"], [inert]')) return false;
      return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    }

    function judge(element: Element, box: DOMRect, text: string): void {
      if (box.width === 0) return;
      const name = `"${text.slice(0, 60)}"`;
      for (let around: Element | null = element; around && around !== document.body; around = around.parentElement) {
        const style = getComputedStyle(around);
        // What scrolls does so on purpose; ./ink.ts judges what ends in an ellipsis.
        if (/(auto|scroll)/.test(style.overflowX + style.overflowY)) return;
        if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') return;
        const outer = around.getBoundingClientRect();
        const isOutside = box.left < outer.left - TOLERANCE || box.right > outer.right + TOLERANCE;
        const isBox = style.overflowX !== 'visible' || around.matches(BOXES);
        if (isOutside && isBox && style.display !== 'inline') {
          found.add(`${name} leaves its ${around.tagName.toLowerCase()}`);
          return;
        }
        // Slides come and go at the edges of their window.
        if (around.matches(SLIDE)) return;
        const isCut = around.scrollHeight > around.clientHeight + TOLERANCE;
        if (style.overflowY !== 'visible' && isCut && (box.bottom > outer.bottom || box.top < outer.top)) {
          found.add(`${name} is cut off`);
          return;
        }
      }
      if (box.left < -TOLERANCE || box.right > window.innerWidth + TOLERANCE) found.add(`${name} leaves the page`);
    }

    function rememberLetters(font: string, text: string): void {
      const some = letters.get(font) ?? new Set<string>();
      for (const [letter] of text.matchAll(new RegExp(ownLetter, 'gu'))) some.add(letter);
      letters.set(font, some);
    }

    /** A letter that looks like one that no font has is a box. */
    function lookForBoxes(font: string, some: Set<string>): void {
      const canvas = document.createElement('canvas');
      canvas.width = canvas.height = 40;
      const context = canvas.getContext('2d', { willReadFrequently: true });
      if (!context) return;
      const draw = (letter: string) => {
        context.clearRect(0, 0, 40, 40);
        context.font = font;
        context.fillText(letter, 4, 30);
        return context.getImageData(0, 0, 40, 40).data.join('');
      };
      const box = draw('\u{10FFFE}');
      for (const letter of some) if (draw(letter) === box) found.add(`no letter for ${letter} in ${font}`);
    }
  }, OWN_LETTER);
}
