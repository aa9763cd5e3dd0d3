const lineCount = (n: number) => `${n.toLocaleString('pt-BR')} ${n === 1 ? 'linha' : 'linhas'}`;

export const copy = {
  export: 'Exportar CSV',
  purpose: 'Para quê?',
  purposeHint: 'Só a equipe lê.',
  purposeMissing: 'Escreva para que serve o arquivo, com pelo menos 3 letras.',
  go: 'Exportar',
  progress: (lines: number) => `${lineCount(lines)} ${lines === 1 ? 'pronta' : 'prontas'}`,
  progressOf: (lines: number, total: number) =>
    `${lines.toLocaleString('pt-BR')} de ${lineCount(total)} ${total === 1 ? 'pronta' : 'prontas'}`,
  wait: 'O arquivo baixa sozinho quando estiver completo. Você pode continuar nesta página.',
  cancel: 'Cancelar',
  leftTitle: 'Exportação interrompida',
  doneTitle: 'Arquivo pronto',
  done: (fileName: string, lines: number) => `${fileName} tem ${lineCount(lines)}.`,
  emptyTitle: 'Nada para exportar',
};
