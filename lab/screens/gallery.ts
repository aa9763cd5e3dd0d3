import type { Screen } from './screens.ts';

export const EXTENSION = '.jpg';

/** File name of a screenshot at a width in pixels. */
export const fileOf = (name: string, width: number): string => `${name}-${width}${EXTENSION}`;

/** A page with the screenshots side by side. */
export function gallery(screens: readonly Screen[]): string {
  const parts = screens.map(({ name, scenario: { title, path, as = 'visitor' } }) =>
    [
      `## ${name}`,
      '',
      `${title}. \`${path}\`, as ${as}.`,
      '',
      '| 360 | 1280 |',
      '| --- | --- |',
      `| ![${name} at 360](${fileOf(name, 360)}) | ![${name} at 1280](${fileOf(name, 1280)}) |`,
    ].join('\n'),
  );
  return (
    ['# Screens', 'Taken by `npm run screens` from the scenarios of the packages.', ...parts].join('\n\n') +
    '\n'
  );
}
