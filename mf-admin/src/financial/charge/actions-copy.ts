export const actionsCopy = {
  refund: 'Reembolsar',
  refundAmount: (amount: string) => `Reembolsar ${amount}`,
  undo: 'Desfazer marcação',
  undoTitle: 'Desfazer a marcação',
  undoText:
    'A cobrança volta a esperar o pagamento, por 15 minutos, e a consulta deixa de estar confirmada. O paciente e o profissional são avisados.',
  undoTextOfCancelled:
    'A cobrança volta a não estar paga. A consulta segue cancelada. Se um reembolso foi prometido, ele deixa de ser feito, e o paciente é avisado.',
  undoNote: (until: string) => `Dá para desfazer até ${until}, e antes de a consulta começar.`,
  undone: 'Marcação desfeita',
  howMuch: 'Quanto devolver',
  all: (amount: string) => `Tudo: ${amount}`,
  part: 'Uma parte',
  amount: 'Valor a devolver',
  amountRule: (most: string) => `No máximo ${most}, o que foi pago e ainda não voltou.`,
  amountMissing: 'Digite o valor, como 1.234,50.',
  bearer: 'De onde sai',
  bearers: {
    platform: 'Da plataforma',
    professional: 'Do valor do profissional',
  },
  bearerTexts: {
    platform: 'O profissional recebe o mesmo.',
    professional: (has: string) =>
      `O profissional fica com o restante de ${has}. O que já foi repassado sai do próximo repasse.`,
  },
  professionalHasLess: (has: string) => `O profissional só tem ${has} desta consulta.`,
  reason: 'Motivo',
  reasonMissing: 'Escreva o motivo.',
  reasonHint: 'Fica na cópia de dados do paciente.',
  secondAdmin:
    'A partir de R$ 500,00 por cobrança, outra pessoa da equipe confirma antes de o dinheiro sair.',
  back: 'O banco devolve para a conta de onde veio, em até 2 dias úteis.',
  backByTeam:
    'O banco não devolve este valor sozinho. A equipe devolve, em até 2 dias úteis, e registra aqui a devolução.',
  done: 'Reembolso decidido',
  doneText: (amount: string) => `${amount} passam a voltar ao paciente.`,
  doneTextByTeam: (amount: string) => `Agora devolva ${amount} pelo banco e registre a devolução.`,
  waiting: 'Falta a segunda pessoa',
  waitingText: 'O pedido ficou guardado. Sai quando outra pessoa da equipe confirmar.',
};
