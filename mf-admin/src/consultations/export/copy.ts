export const copy = {
  export: 'Exportar CSV',
  header: ['Data', 'Hora', 'Paciente', 'Email', 'Status'],
  fileName: 'consultas.csv',
  title: 'Exportando consultas',
  progress: (lines: string) => `${lines} linhas prontas`,
  progressOf: (lines: string, total: string) => `${lines} de ${total} linhas prontas`,
  wait: 'O arquivo baixa sozinho quando estiver completo. Você pode continuar nesta página.',
  cancel: 'Cancelar',
  doneTitle: 'Arquivo pronto',
  done: (lines: string) => `consultas.csv tem ${lines} linhas.`,
  failedTitle: 'Erro ao exportar',
  failedText: 'Não foi possível exportar as consultas. Tente novamente.',
};
