import type { Page } from '@playwright/test';

/**
 * What the boxes of the letters do not tell: signs above and below that are higher than their line, words of the interface
 * that end in an ellipsis, and what an empty field says about itself where it is longer than the field.
 */
export async function cutInk(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const TOLERANCE = 1.5;
    /** Where a word has to be read whole to know what a tap does. */
    const CONTROLS = 'button, a, label, legend, summary, nav, [role="menuitem"], [role="menuitemradio"]';
    const found = new Set<string>();
    const pen = document.createElement('canvas').getContext('2d');
    await document.fonts.ready;

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const element = node.parentElement;
      if (!text || !element || !isDrawn(element)) continue;
      judgeLine(element, text);
      judgeEllipsis(element, text);
    }
    for (const field of document.querySelectorAll('input')) if (isDrawn(field)) judgePlaceholder(field);
    return [...found];

    function isDrawn(element: Element): boolean {
      if (element.closest('.sr-only, script, style, noscript, option, [aria-hidden="true"], [inert]')) return false;
      return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    }

    function measured(style: CSSStyleDeclaration, text: string): TextMetrics | undefined {
      if (!pen) return undefined;
      pen.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
      return pen.measureText(text);
    }

    function judgeLine(element: Element, text: string): void {
      const style = getComputedStyle(element);
      const line = Number.parseFloat(style.lineHeight);
      const ink = measured(style, text);
      if (!ink || Number.isNaN(line)) return;
      const height = ink.actualBoundingBoxAscent + ink.actualBoundingBoxDescent;
      if (height <= line + TOLERANCE) return;
      found.add(`"${text.slice(0, 60)}" is ${height.toFixed(1)} px high in lines of ${line.toFixed(1)} px`);
    }

    /** What a person wrote names its language, and may end in an ellipsis; the interface's own words may not. */
    function judgeEllipsis(element: Element, text: string): void {
      if (element.closest('[lang]') !== document.documentElement || !element.closest(CONTROLS)) return;
      for (let around: Element | null = element; around && around !== document.body; around = around.parentElement) {
        const { textOverflow, webkitLineClamp } = getComputedStyle(around);
        const isTooWide = textOverflow === 'ellipsis' && around.scrollWidth > around.clientWidth;
        const isTooHigh = webkitLineClamp !== 'none' && around.scrollHeight > around.clientHeight + TOLERANCE;
        if (isTooWide || isTooHigh) found.add(`"${text.slice(0, 60)}" ends in an ellipsis`);
        if (around.matches(CONTROLS)) return;
      }
    }

    function judgePlaceholder(field: HTMLInputElement): void {
      if (!field.placeholder || field.value) return;
      const { paddingLeft, paddingRight } = getComputedStyle(field);
      const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      const words = measured(getComputedStyle(field, '::placeholder'), field.placeholder);
      if (!words || words.width <= room + TOLERANCE) return;
      found.add(`placeholder "${field.placeholder}" is ${Math.ceil(words.width)} px wide in ${Math.floor(room)} px`);
    }
  });
}
