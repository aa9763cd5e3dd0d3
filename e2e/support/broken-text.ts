import type { Page } from '@playwright/test';

/** Longer words, such as invented names and addresses, may be broken: no phone shows them in one line. */
const LONGEST_WORD = 18;

/**
 * Words and numbers that continue on the next line without a hyphen, and texts that are cut off or run off the
 * screen. Texts with an e-mail address may be broken.
 */
export const brokenTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate((longest) => {
    const isClipped = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).clipPath === 'inset(50%)' || isClipped(element.parentElement));

    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !isClipped(element) && // visually hidden
      !element.closest('[data-skeleton]') &&
      (document.querySelector('dialog[open]') === null || element.closest('dialog[open]') !== null);

    /** A word, or each part of one with hyphens, with its place in the text. */
    const wordsOf = (text: string) =>
      [...text.matchAll(/[^\s\u200b–-]+[–-]?/g)].filter(
        ([word]) => !word.includes('@') && word.length <= longest && /[\p{L}\p{N}]{2}/u.test(word),
      );

    const isBroken = (node: Text, start: number, length: number) => {
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, start + length);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
      return lines.some(({ top, height }) => top > (lines[0]?.top ?? top) + height / 2);
    };

    /** Part of the text is hidden by its element, outside its control, or to the right of the screen. */
    const isCutOff = (node: Text, element: Element) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      const control = element.closest('label, button, a');
      const isBox = control !== null && parseFloat(getComputedStyle(control).borderRightWidth) > 0;
      const end = isBox ? control.getBoundingClientRect().right : window.innerWidth;
      if (range.getBoundingClientRect().right > end + 1) return true;
      const { overflowX } = getComputedStyle(element);
      return /hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1;
    };

    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const node = texts.currentNode as Text;
      const element = node.parentElement;
      if (!element || node.data.trim() === '' || !isShown(element)) continue;
      const around = node.data.trim().slice(0, 40);
      const words = element.textContent.includes('@') ? [] : wordsOf(node.data);
      for (const { 0: word, index } of words)
        if (isBroken(node, index, word.length)) found.push(`broken: ${word} (${around})`);
      if (isCutOff(node, element)) found.push(`cut off: ${around}`);
    }
    return [...new Set(found)];
  }, LONGEST_WORD);
