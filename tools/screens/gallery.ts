import type { Screen } from './screens.ts';

/** A page that shows the pictures side by side, screen after screen. */
export function gallery(screens: readonly Screen[]): string {
  const parts = screens.map(({ name, scenario: { title, path, as = 'visitor' } }) =>
    [
      `## ${name}`,
      '',
      `${title}. \`${path}\`, as ${as}.`,
      '',
      '| 360 | 1280 |',
      '| --- | --- |',
      `| ![${name} at 360](${name}-360.png) | ![${name} at 1280](${name}-1280.png) |`,
    ].join('\n'),
  );
  return (
    ['# Screens', 'Taken by `npm run screens` from the scenarios of the packages.', ...parts].join('\n\n') +
    '\n'
  );
}
