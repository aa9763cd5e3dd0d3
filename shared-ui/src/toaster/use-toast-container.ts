import { useLayoutEffect, type RefObject } from 'react';

/** Below this width toasts belong to the page header. As in the style sheet. */
const NARROW = '(max-width: 767px)';

/** The top bar: the shell's, or the one of an area with its own frame. */
export const pageHeader = () => [...document.querySelectorAll('header')].find((bar) => !bar.closest('main'));

/** Whether toasts are rendered in the page header. */
export const isNarrow = () => matchMedia(NARROW).matches;

/** The most recently opened dialog. */
export const topDialog = () => [...document.querySelectorAll('dialog[open]')].at(-1);

/** antd's drawer, whose mask covers the page and its header. */
const openDrawer = () => document.querySelector('.ant-drawer-open [role="dialog"]');

/**
 * The topmost open dialog, which makes the rest of the page inert: a toast outside it would be covered,
 * unannounced and unreachable. Otherwise, on narrow screens, the open drawer or the page header, both of
 * which push their content down instead of covering it. Undefined: none of them.
 */
export const findToastContainer = () =>
  topDialog() ?? (isNarrow() ? (openDrawer() ?? pageHeader()) : undefined);

/** Inserts a banner below the bar of a header and before the toasts. */
export const insertBelowHeaderBar = (header: Element, banner: Element): void => {
  if (header.firstElementChild) header.firstElementChild.after(banner);
  else header.append(banner);
};

/**
 * Puts `moved` at the top of `place`. If it sticks there, the content that was visible moves below it: what the
 * content does not move down by itself is scrolled.
 */
const putLast = (place: Element, moved: HTMLElement): void => {
  const top = () => place.firstElementChild?.getBoundingClientRect().top ?? 0;
  const before = top();
  place.append(moved);
  if (getComputedStyle(moved).position !== 'sticky') return;
  const highest = Math.max(before, 0) + top() - before;
  place.scrollTop -= Math.max(moved.getBoundingClientRect().bottom - highest, 0);
};

/**
 * While `active`, moves `moved` into the element returned by `find`, or back into `home`. React keeps
 * rendering it, and a toast keeps its timer.
 */
export function useToastContainer(
  home: RefObject<HTMLElement | null>,
  moved: RefObject<HTMLElement | null>,
  active: boolean,
  find: () => Element | undefined,
  put = putLast,
): void {
  useLayoutEffect(() => {
    const own = home.current;
    const element = moved.current;
    if (!active || !own || !element) return;
    const place = () => {
      const target = find() ?? own;
      if (element.parentElement !== target) put(target, element);
    };
    place();
    const observer = new MutationObserver(place);
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['open', 'class'], // of dialogs, of drawers
    });
    const narrow = matchMedia(NARROW);
    narrow.addEventListener('change', place);
    return () => {
      observer.disconnect();
      narrow.removeEventListener('change', place);
      own.append(element);
    };
  }, [active, home, moved, find, put]);
}
