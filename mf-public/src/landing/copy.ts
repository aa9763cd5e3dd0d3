/** Texts of the landing page. Its figures are in shared-domain/marketing, its sample people in samples.ts. */
export const copy = {
  documentTitle: 'Psicologia e psiquiatria online',
  hero: {
    title: 'Cuidar da mente começa por um bom encontro',
    lead: 'Encontre psicólogos e psiquiatras verificados, escolha um horário que caiba na sua semana e converse por vídeo, em sessões de 50 minutos.',
    patient: 'Sou Paciente',
    plans: 'Planos para Profissionais',
    verified: 'CRP verificado',
  },
  statistics: {
    professionals: 'profissionais',
    consultations: 'consultas',
    rating: 'avaliação média',
    notYet: 'Os números aparecem aqui quando houver o que contar.',
  },
  next: {
    caption: 'Exemplo de consulta marcada',
    title: 'Próxima consulta',
    length: (profession: string, minutes: number) => `${profession}, ${minutes} minutos`,
    online: 'Consulta online',
  },
  professionals: {
    title: 'Alguém preparado para ouvir você',
    lead: 'Cada profissional tem o registro conferido no CRP ou no CRM antes da primeira sessão.',
    all: 'Ver Todos os Profissionais',
    perConsultation: 'por sessão',
    slotsToday: (slots: number) => (slots === 1 ? '1 horário hoje' : `${slots} horários hoje`),
  },
  benefits: {
    title: 'Feito para caber na sua vida',
    verified: {
      title: 'Profissionais verificados',
      text: 'Conferimos o registro de cada psicólogo no CRP e de cada psiquiatra no CRM.',
    },
    online: {
      title: 'Consultas online',
      text: 'Vídeo em HD integrado à plataforma. Você só precisa de um lugar tranquilo e de fones de ouvido.',
    },
    flexible: {
      title: 'Flexibilidade total',
      text: 'Horários durante a semana, à noite e nos fins de semana. Se precisar, remarque até 24h antes.',
    },
    assurances: {
      label: 'Nossos compromissos',
      payments: 'Pagamentos seguros',
      law: 'Em conformidade com a LGPD',
      data: 'Dados guardados no Brasil',
    },
  },
  start: {
    title: 'Comece quando se sentir pronto. A gente segue no seu ritmo.',
    text: 'Criar a conta é gratuito. Você conhece os profissionais com calma e só paga pela sessão que marcar.',
    search: 'Buscar Profissional',
    professional: 'Sou Profissional',
    earningsBefore: 'Para psicólogos e psiquiatras: ganhe ',
    earnings: (claim: string) => `${claim} por mês`,
    earningsAfter: ' atendendo online.',
    withoutClaim: 'Para psicólogos e psiquiatras: atenda online, nos horários que você escolher.',
  },
  impact: {
    title: 'Quando você se cuida, mais gente é cuidada',
    text: 'Parte do nosso lucro vai para iniciativas sociais de saúde mental. Publicamos quanto foi doado e para quem.',
    more: 'Conhecer nosso impacto',
  },
};
