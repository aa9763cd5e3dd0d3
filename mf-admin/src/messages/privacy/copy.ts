const many = (n: number, one: string, more: string) => `${n.toLocaleString('pt-BR')} ${n === 1 ? one : more}`;

export const copy = {
  kinds: { erasure: 'Exclusão da conta', other: 'Pedido sobre dados pessoais' },
  rule: 'A LGPD dá 15 dias para responder. Os prazos mais próximos vêm primeiro.',
  due: (day: string) => `até ${day}`,
  overdue: (day: string) => `Atrasado: venceu em ${day}`,
  deadline: (day: string) => `Prazo: até ${day}.`,
  missed: (day: string) => `Atrasado. O prazo de 15 dias da LGPD venceu em ${day}.`,
  noReason: 'A pessoa não disse o motivo.',
  answered: 'Resposta enviada',
  withdrawn: 'A pessoa retirou este pedido. Não há o que responder.',
  gone: 'Pedido não encontrado',
  goneText: 'Talvez o endereço esteja incompleto.',
  failedText: 'Não foi possível carregar o pedido.',
  start: 'Em andamento',
  started: { title: 'Pedido em andamento', text: 'A pessoa vê isso no perfil dela.' },
  answer: 'Responder',
  answerTitle: 'Responder ao pedido',
  answerLabel: 'Resposta',
  answerMissing: 'Escreva o que foi feito.',
  answerHint: (name: string) => `${name} recebe por e-mail e lê no perfil.`,
  partly: 'Algo do pedido foi recusado',
  answerSend: 'Concluir e enviar',
  answerDone: { title: 'Pedido respondido', text: 'A resposta está a caminho do e-mail da pessoa.' },
  erase: 'Concluir exclusão',
  eraseTitle: 'Excluir a conta',
  asked: (day: string, deadline: string) => `Pediu em ${day}. Prazo: até ${deadline}.`,
  eraseLead: (name: string) => `Confira antes: o que se apaga de ${name} não volta.`,
  previewFailedText: 'Não foi possível conferir o que seria apagado.',
  goesTitle: 'O que se apaga',
  goes: 'Cadastro, contatos, acesso, notificações e e-mails',
  messages: (n: number) => `${many(n, 'mensagem', 'mensagens')} de conversas, dos dois lados`,
  reviews: (n: number) => `Textos de ${many(n, 'avaliação', 'avaliações')}; fica só a nota, sem nome`,
  documents: (n: number) => many(n, 'documento enviado', 'documentos enviados'),
  directory: 'O perfil profissional, com a foto se houver, que sai da busca',
  staysTitle: 'O que fica por lei',
  consultations: (n: number, until: string) =>
    `${many(n, 'atendimento recebido', 'atendimentos recebidos')}, sem o nome, até ${until} (CFP 001/2009; Lei 13.787/2018, art. 6º)`,
  attended: (n: number, until: string) =>
    `Nome e registro no histórico de quem foi atendido (${many(n, 'atendimento', 'atendimentos')}), até ${until} (CFP 001/2009; Lei 13.787/2018, art. 6º)`,
  payments: (n: number, until: string) =>
    `${many(n, 'pagamento', 'pagamentos')}, com nome e CPF ou CNPJ à parte, até ${until} (legislação tributária)`,
  notHeld: (n: number) =>
    `${many(n, 'marcação que não aconteceu fica', 'marcações que não aconteceram ficam')} só como data e valor, sem o nome.`,
  staysNothing: 'Nada: a lei não manda guardar nenhum registro.',
  openTitle: 'Ainda não dá para concluir',
  consultationsOpen: (n: number) =>
    `${many(n, 'sessão paga está', 'sessões pagas estão')} por vir ou em andamento.`,
  settlePatient: 'A pessoa cancela a sessão, ou espera que ela termine.',
  settleProfessional:
    'Suspenda o cadastro profissional para cancelar as que não começaram e devolver o valor, ou espere que terminem.',
  refunds: (n: number) =>
    `Há ${many(n, 'reembolso por fazer', 'reembolsos por fazer')}. Espere que o dinheiro volte, ou devolva: depois não se sabe mais a quem.`,
  seeRefunds: 'Ver os reembolsos',
  absences: (n: number) =>
    `${many(n, 'ausência informada espera', 'ausências informadas esperam')} uma decisão da equipe.`,
  seeAbsences: 'Ver as ausências',
  owed: (amount: string) => `Há ${amount} a repassar. A conta se exclui depois do repasse.`,
  debt: (amount: string) =>
    `A pessoa deve ${amount} de um repasse. O valor sai do próximo; depois de 60 dias vira perda da plataforma.`,
  payouts: (n: number) =>
    `${many(n, 'repasse desta pessoa espera', 'repasses desta pessoa esperam')} a transferência. Marque como pago ou devolvido.`,
  seePayouts: 'Ver os repasses',
  eraseMail: (name: string) => `${name} recebe um último e-mail dizendo o que ficou e até quando.`,
  eraseDone: { title: 'Conta excluída', text: 'A pessoa recebe a confirmação por e-mail.' },
  erasedNote: 'Conta excluída. O pedido já não diz de quem era.',
  retryFiles: 'Apagar arquivos que faltam',
};
