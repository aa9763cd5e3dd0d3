/** A number with its noun: "1 sessão", "2 sessões". */
export const counted = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;
