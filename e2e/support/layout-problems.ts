/**
 * Runs in the page, so it is self-contained: checks horizontal scrolling, also of an open dialog, text wider
 * than its box, headings and landmarks, and, with `isTouched`, targets smaller than 44 pixels. Returns one
 * line for each finding.
 */
export function findProblems({ isTouched }: { readonly isTouched: boolean }): readonly string[] {
  const TARGET = 44;
  const troubles: string[] = [];
  const scrolled = [document.documentElement, ...document.querySelectorAll('dialog[open], [role=dialog]')];
  for (const { scrollWidth, clientWidth, nodeName } of scrolled)
    if (scrollWidth > clientWidth)
      troubles.push(`${nodeName.toLowerCase()} scrolls horizontally by ${scrollWidth - clientWidth}`);
  for (const [selector, wanted] of [
    ['h1', 1],
    ['main', 1],
  ] as const) {
    const shown = [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility());
    if (shown.length !== wanted) troubles.push(`${shown.length} × ${selector}`);
  }
  if (isTouched) troubles.push(...smallTargets());
  return [...troubles, ...wordsOutsideTheirBox()];

  function wordsOutsideTheirBox(): readonly string[] {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const outside = new Set<string>();
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      const box = boxOf(text.parentElement);
      if (!text.textContent?.trim() || !box?.checkVisibility() || isHidden(box) || isClipped(box)) continue;
      const words = document.createRange();
      words.selectNodeContents(text);
      const beyond = words.getBoundingClientRect().right - box.getBoundingClientRect().right;
      if (beyond > 1 && getComputedStyle(box).overflowX === 'visible')
        outside.add(`text overflows ${beyond.toFixed(0)} px out of ${box.outerHTML.slice(0, 140)}`);
    }
    return [...outside];
  }

  /** The head of a table that is rendered as cards on a phone, for screen readers only. */
  function isClipped(element: HTMLElement | null): boolean {
    return (
      element !== null && (getComputedStyle(element).clipPath !== 'none' || isClipped(element.parentElement))
    );
  }

  /** The nearest ancestor with a box. */
  function boxOf(element: HTMLElement | null): HTMLElement | null {
    return element && /^(inline|contents)$/.test(getComputedStyle(element).display)
      ? boxOf(element.parentElement)
      : element;
  }

  function smallTargets(): readonly string[] {
    const targets = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role=switch], [role=menuitem], .ant-select-item-option',
    );
    return [...targets]
      .filter((target) => target.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((target) => !target.closest('[inert]') && !isInText(target) && !isHidden(target))
      .map((target) => ({ target, box: touchedBox(target) }))
      .filter(({ box }) => box.width > 1 && (box.height < TARGET - 0.5 || box.width < TARGET - 0.5))
      .map(
        ({ target, box }) =>
          `target ${box.width.toFixed(0)}×${box.height.toFixed(0)} ${target.outerHTML.slice(0, 140)}`,
      );
  }

  /** A link in running text has the height of its line. */
  function isInText(target: HTMLElement): boolean {
    if (getComputedStyle(target).display !== 'inline') return false;
    const words = (target.parentElement?.textContent ?? '').trim().length;
    return words > (target.textContent ?? '').trim().length;
  }

  /** For screen readers only until it is focused. */
  function isHidden(target: HTMLElement): boolean {
    const { width, height, right, bottom } = target.getBoundingClientRect();
    return width <= 1 || height <= 1 || right <= 0 || bottom <= 0;
  }

  /** The box of an element with an `::after` around it, which grows its target. */
  function withAfter(target: HTMLElement): DOMRect {
    const { x, y, width, height } = target.getBoundingClientRect();
    const { position, top, left, content } = getComputedStyle(target, '::after');
    if (content === 'none' || position !== 'absolute') return new DOMRect(x, y, width, height);
    const [above, before] = [top, left].map((side) => Math.max(0, -parseFloat(side) || 0)) as [
      number,
      number,
    ];
    return new DOMRect(x - before, y - above, width + 2 * before, height + 2 * above);
  }

  /** A field inside a label is activated by the label, antd's tab by the area around its text. */
  function touchedBox(target: HTMLElement): DOMRect {
    const labels = target instanceof HTMLInputElement ? [...(target.labels ?? [])] : [];
    const tab = target.closest('.ant-tabs-tab');
    const boxes = [target, ...labels, ...(tab ? [tab] : [])].map((each) => each.getBoundingClientRect());
    boxes.push(withAfter(target));
    return boxes.reduce((largest, box) => (box.height > largest.height ? box : largest));
  }
}
