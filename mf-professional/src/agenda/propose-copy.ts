const either = new Intl.ListFormat('pt-BR', { type: 'disjunction' });

export const proposeCopy = {
  title: 'Propor outro horário',
  send: 'Enviar proposta',
  chosen: 'Sua proposta',
  ofThree: (count: number, most: number) => `(${count} de ${most})`,
  remove: (when: string) => `Tirar ${when} da proposta`,
  faultNone: 'Escolha de um a três horários.',
  taken: (when: string) => `${when} acabou de ser reservado`,
  takenText: 'Tiramos esse horário da proposta. Escolha outro, ou envie só com os que restam.',
  message: (name: string) => `Mensagem para ${name}`,
  rule: (name: string, until: string) =>
    `${name} tem até ${until} para responder. Até lá, a sessão continua reservada e os horários sugeridos saem da sua página. Sem resposta, nada muda.`,
  done: 'Proposta enviada',
  doneText: (name: string, until: string) => `${name} pode responder até ${until}.`,
  withdraw: 'Retirar a proposta',
  withdrawn: 'Proposta retirada',
  withdrawnText: 'A sessão continua no horário de antes.',
  proposed: (times: readonly string[]) => `Você propôs ${either.format(times)}.`,
  until: (until: string) => `Resposta até ${until}.`,
  move: 'Remarcar',
};
