export const copy = {
  title: 'Próximos horários, em Brasília',
  label: (name: string) => `Próximos horários de ${name}`,
  none: 'Sem horário livre nos próximos dias.',
  failed: 'Não foi possível carregar os horários.',
  retry: 'Tentar de novo',
  more: 'Ver mais',
  moreOf: (name: string) => `Ver mais horários de ${name}`,
  less: 'Ver menos',
  week: 'Semana inteira',
  weekOf: (name: string) => `Semana inteira de ${name}`,
  noneOfDay: 'Sem horário livre',
} as const;
