export const copy = {
  confirm: {
    completed: {
      title: 'Concluir a sessão?',
      text: (name: string, when: string) =>
        `A sessão com ${name}, em ${when}, fica como concluída, e já pode ser avaliada.`,
      action: 'Concluir',
      done: 'Sessão concluída',
    },
    no_show: {
      title: 'O paciente não compareceu?',
      text: (name: string, when: string) =>
        `A sessão com ${name}, em ${when}, fica registrada como não comparecimento.`,
      action: 'Não compareceu',
      done: 'Não comparecimento registrado',
    },
  },
  reversible: 'Você pode corrigir isso na agenda, até o repasse ser preparado.',
  correct: {
    completed: {
      title: 'Corrigir para concluída?',
      text: (name: string, when: string) =>
        `A sessão com ${name}, em ${when}, passa a constar como concluída. ${name} vê a mudança e pode avaliar a sessão. O valor pago não muda.`,
      action: 'Corrigir',
      done: 'Sessão corrigida para concluída',
    },
    no_show: {
      title: 'Corrigir para não compareceu?',
      text: (name: string, when: string) =>
        `A sessão com ${name}, em ${when}, passa a constar como não comparecimento. ${name} vê a mudança e não pode mais avaliar a sessão. O valor pago não volta.`,
      action: 'Corrigir',
      done: 'Sessão corrigida para não compareceu',
    },
  },
};
