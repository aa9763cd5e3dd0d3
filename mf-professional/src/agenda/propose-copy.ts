const either = new Intl.ListFormat('pt-BR', { type: 'disjunction' });

export const proposeCopy = {
  title: 'Propor outro horário',
  way: 'Como propor',
  ways: (name: string) =>
    [
      { value: 'times', label: 'Eu sugiro horários' },
      { value: 'period', label: `${name} escolhe` },
    ] as const,
  send: 'Enviar proposta',
  invite: 'Enviar convite',
  from: 'Entre',
  to: 'E',
  faults: { day: 'Escolha um dia.', order: 'Este dia vem antes do primeiro.' },
  counting: 'Contando os horários livres.',
  uncounted: 'Não foi possível contar os horários livres.',
  free: (n: number) => {
    if (n === 0) return 'Nenhum horário livre nesse período';
    return n === 1 ? '1 horário livre nesse período' : `${n} horários livres nesse período`;
  },
  otherDays: 'Escolha outros dias.',
  chooses: (name: string) =>
    `${name} vê os mesmos que estão na sua página e escolhe um. O novo horário vale na hora.`,
  chosen: 'Sua proposta',
  ofThree: (count: number, most: number) => `(${count} de ${most})`,
  remove: (when: string) => `Tirar ${when} da proposta`,
  faultNone: 'Escolha de um a três horários.',
  taken: (when: string) => `${when} acabou de ser reservado`,
  takenText: 'Tiramos esse horário da proposta. Escolha outro, ou envie só com os que restam.',
  message: (name: string) => `Mensagem para ${name}`,
  rule: (name: string, until: string) =>
    `${name} tem até ${until} para responder. Até lá, a sessão continua reservada e os horários sugeridos saem da sua página. Sem resposta, nada muda.`,
  ruleOfPeriod: (name: string, until: string) =>
    `${name} tem até ${until} para escolher. Até lá, a sessão continua reservada. Nenhum horário sai da sua página. Sem resposta, nada muda.`,
  invited: 'Convite enviado',
  invitedText: (name: string, until: string) => `${name} pode escolher até ${until}.`,
  done: 'Proposta enviada',
  doneText: (name: string, until: string) => `${name} pode responder até ${until}.`,
  withdraw: 'Retirar a proposta',
  withdrawn: 'Proposta retirada',
  withdrawnText: 'A sessão continua no horário de antes.',
  proposed: (times: readonly string[]) => `Você propôs ${either.format(times)}.`,
  between: (name: string, from: string, to: string) =>
    from === to
      ? `${name} escolhe um horário de ${from}.`
      : `${name} escolhe um horário entre ${from} e ${to}.`,
  until: (until: string) => `Resposta até ${until}.`,
  move: 'Remarcar',
};
