export const statementCopy = {
  open: 'Exportar CSV',
  title: 'Exportar CSV',
  save: 'Baixar CSV',
  initials: 'Trocar o nome do paciente pelas iniciais',
  lines: (month: string, n: number) =>
    `${month}, ${n === 1 ? '1 linha' : `${n} linhas`}: dia e hora de Brasília, paciente, valores, situação, pagamento e recibo.`,
  fileName: (month: string) => `financeiro-${month}.csv`,
  header: [
    'Dia',
    'Hora',
    'Paciente',
    'Valor',
    'Recebido',
    'A receber',
    'A descontar',
    'Devolvido',
    'Situação',
    'Paga em',
    'Receita Saúde',
  ],
  done: (fileName: string) => ({ title: 'Arquivo pronto', text: fileName }),
} as const;
