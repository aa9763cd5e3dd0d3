import type { ScaledLists } from '../lists/bench-lists.ts';
import { table } from './table.ts';

/** Formats the lists' figures. */
export function listsTable({ scale, steps, files }: ScaledLists): string {
  return [
    ...table(
      [`An admin's lists at ${scale.consultations} consultations`, 'ms until shown'],
      steps.map(({ name, shownMs }) => [name, shownMs.toFixed(0)]),
    ),
    '',
    ...table(
      ['Exported', 'seconds', 'MB', 'longest task ms', 'longest frame ms'],
      files.map((file) => [
        `${file.lines} lines`,
        file.seconds.toFixed(1),
        file.megabytes.toFixed(1),
        file.longestTaskMs.toFixed(0),
        file.longestFrameMs.toFixed(0),
      ]),
    ),
  ].join('\n');
}
