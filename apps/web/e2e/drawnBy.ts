import { letterClass, SCRIPTS } from '@haiko/shared/i18n/scripts';
import type { Page } from '@playwright/test';

/** Letters that the browser of the journeys has in no font of its own (browser.ts). */
const FOREIGN = letterClass(SCRIPTS.filter((script) => script !== 'Latin'));

/**
 * Texts that the page draws with boxes: in letters of which the device has none, and yet by a font of the device. This is what
 * stands on the screen, of every weight, also where the font came after the text was drawn.
 */
export async function textsWithBoxes(page: Page): Promise<string[]> {
  const texts = await markTexts(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { nodeId: root } = (await devtools.send('DOM.getDocument', { depth: 0 })).root;
  const found: string[] = [];
  for (const [index, { text, others }] of texts.entries()) {
    const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root, selector: `[data-text="${index}"]` });
    // It may have left the screen meanwhile.
    if (nodeId === 0) continue;
    const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
    const own = fonts.filter(({ isCustomFont }) => !isCustomFont);
    if (own.reduce((sum, { glyphCount }) => sum + glyphCount, 0) > others) {
      found.push(`${text.slice(0, 40)} by ${own.map(({ familyName }) => familyName).join(', ')}`);
    }
  }
  await devtools.detach();
  return found;
}

/** Marks the elements of nothing but a text with such letters; `others` is how many of its characters, and dots at its end, are none of them. */
function markTexts(page: Page): Promise<{ text: string; others: number }[]> {
  return page.evaluate((letters) => {
    const isForeign = new RegExp(letters, 'u');
    return [...document.body.querySelectorAll('*')]
      .filter(
        (element) =>
          element.childElementCount === 0 &&
          isForeign.test(element.textContent ?? '') &&
          !element.closest('script, style, noscript, template') &&
          element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
      )
      .map((element, index) => {
        element.setAttribute('data-text', String(index));
        const text = element.textContent ?? '';
        // The dots may be those of the line that it stands in.
        const lines = [element, element.parentElement, element.parentElement?.parentElement].flatMap(
          (line) => line ?? [],
        );
        const isShortened = lines
          .map((line) => getComputedStyle(line))
          .some(({ textOverflow, webkitLineClamp }) => textOverflow === 'ellipsis' || webkitLineClamp !== 'none');
        const others = [...text].filter((character) => !isForeign.test(character)).length;
        return { text, others: others + (isShortened ? 1 : 0) };
      });
  }, FOREIGN);
}
