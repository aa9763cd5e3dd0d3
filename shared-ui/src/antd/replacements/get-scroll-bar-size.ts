let known: number | undefined;

/**
 * Replaces the function of the same name in @rc-component/util, which writes a `<style>` element and so
 * violates `style-src 'self'`. Returns the width of a scroll bar in pixels; `fresh` measures it again.
 */
export default function getScrollBarSize(fresh?: boolean): number {
  if (typeof document === 'undefined') return 0;
  if (fresh || known === undefined) known = measure();
  return known;
}

/** Width and height of the scroll bars in pixels. */
export function getTargetScrollBarSize(): { width: number; height: number } {
  const size = getScrollBarSize(true);
  return { width: size, height: size };
}

function measure(): number {
  const probe = document.createElement('div');
  Object.assign(probe.style, {
    position: 'absolute',
    top: '0',
    left: '0',
    width: '100px',
    height: '100px',
    overflow: 'scroll',
    visibility: 'hidden',
  });
  document.body.append(probe);
  const size = probe.offsetWidth - probe.clientWidth;
  probe.remove();
  return size;
}
