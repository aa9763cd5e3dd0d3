import { createElement, type ReactElement, type SVGAttributes } from 'react';

interface IconData {
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}

/**
 * Replaces the function of the same name in lucide-react: the same icon, hidden unless it has a label, without
 * lucide's context, sizes, and class names other than `lucide`. Size and stroke are set in CSS.
 */
export default function createIcon({ node }: IconData) {
  return ({ className, ...attributes }: SVGAttributes<SVGSVGElement>): ReactElement =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': attributes['aria-label'] ? undefined : 'true',
        ...attributes,
        className: className ? `lucide ${className}` : 'lucide',
      },
      ...node.map(([tag, shape]) => createElement(tag, shape)),
    );
}
