const lineCount = (n: number) => `${n.toLocaleString('pt-BR')} ${n === 1 ? 'linha' : 'linhas'}`;

export const copy = {
  export: 'Exportar CSV',
  header: ['Data', 'Hora', 'Paciente', 'Email', 'Status'],
  fileName: 'consultas.csv',
  title: 'Exportando consultas',
  progress: (lines: number) => `${lineCount(lines)} ${lines === 1 ? 'pronta' : 'prontas'}`,
  progressOf: (lines: number, total: number) =>
    `${lines.toLocaleString('pt-BR')} de ${lineCount(total)} ${total === 1 ? 'pronta' : 'prontas'}`,
  wait: 'O arquivo baixa sozinho quando estiver completo. Você pode continuar nesta página.',
  cancel: 'Cancelar',
  leftTitle: 'Exportação interrompida',
  leftText: 'Você saiu das consultas antes de o arquivo ficar pronto.',
  doneTitle: 'Arquivo pronto',
  done: (lines: number) => `consultas.csv tem ${lineCount(lines)}.`,
  emptyTitle: 'Nada para exportar',
};
