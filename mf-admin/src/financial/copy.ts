export const copy = {
  title: 'Financeiro e planos',
  subtitle: (days: string, before: string, isOpen: boolean) =>
    `${days.charAt(0).toUpperCase()}${days.slice(1)}${isOpen ? ', até agora' : ''}. Comparado com ${before}.`,
  subtitles: {
    payouts: 'O que cada profissional recebe, toda sexta, pelas consultas da semana anterior.',
    refunds: 'O que espera outra pessoa da equipe e o que está a caminho de volta.',
    absences: 'Sessões a que o paciente diz que o profissional não veio.',
    suspense: 'O que chegou e ninguém sabe ainda de quem é.',
    jobs: 'O que roda sozinho entre a plataforma e o banco.',
  },
  period: 'Período',
  periods: {
    'este-mes': 'Este mês',
    'mes-passado': 'Mês passado',
    '7-dias': 'Últimos 7 dias',
    '30-dias': 'Últimos 30 dias',
    '12-meses': 'Últimos 12 meses',
  },
  tabs: {
    label: 'Cobranças e o que há a decidir',
    charges: 'Cobranças',
    payouts: 'Repasses',
    refunds: 'Reembolsos',
    absences: 'Ausências',
    suspense: 'A identificar',
    jobs: 'Tarefas',
  },
  demonstration: 'Demonstração: os pagamentos são simulados e nenhum dinheiro se move.',
};
