export const copy = {
  title: 'Próximos horários, em Brasília',
  label: (name: string) => `Próximos horários de ${name}`,
  none: 'Sem horário livre no momento.',
} as const;
