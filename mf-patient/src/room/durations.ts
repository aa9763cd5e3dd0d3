/** "1 minuto", "8 minutos". */
export const minutes = (count: number) => (count === 1 ? '1 minuto' : `${count} minutos`);

/** "2 horas", "1 hora e 5 minutos", "8 minutos", "3 dias". */
export function duration(count: number): string {
  if (count < 60) return minutes(count);
  const hours = Math.floor(count / 60);
  if (hours >= 48) return `${Math.floor(hours / 24)} dias`;
  const rest = count % 60;
  const whole = hours === 1 ? '1 hora' : `${hours} horas`;
  return hours >= 3 || rest === 0 ? whole : `${whole} e ${minutes(rest)}`;
}

/** Agrees with a number of minutes or hours. */
export const verb = (count: number) => (count === 1 ? 'Falta' : 'Faltam');
