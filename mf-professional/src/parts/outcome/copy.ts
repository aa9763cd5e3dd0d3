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
  irreversible: 'Isso não pode ser desfeito.',
};
