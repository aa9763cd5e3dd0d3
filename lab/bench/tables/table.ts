const row = (cells: readonly string[], widths: readonly number[]) =>
  cells
    .map((cell, index) => (index === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[index] ?? 0)))
    .join('  ');

/** Lines of a table with its first column left-aligned and the others right-aligned. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): readonly string[] {
  const widths = head.map((title, index) =>
    Math.max(title.length, ...rows.map((cells) => cells[index]?.length ?? 0)),
  );
  return [row(head, widths), ...rows.map((cells) => row(cells, widths))];
}
