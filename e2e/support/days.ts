const inSaoPaulo = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' });
const long = new Intl.DateTimeFormat('pt-BR', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** The first Tuesday after today, '2026-12-01': the seed leaves 14:00 free on it. */
export function nextTuesday(now = new Date()): string {
  const day = new Date(`${inSaoPaulo.format(now)}T00:00:00Z`);
  do day.setUTCDate(day.getUTCDate() + 1);
  while (day.getUTCDay() !== 2);
  return day.toISOString().slice(0, 10);
}

/** A day in the calendar's wording: "terça-feira, 1 de dezembro de 2026". */
export const spoken = (day: string) => long.format(new Date(`${day}T00:00:00Z`));
