import { formatReviewCount } from 'shared-domain/rating';
import { PROFESSIONS, type Profession } from 'shared-domain/specialties';

export const copy = {
  documentTitle: 'Perfil do profissional',
  work: (profession: Profession, place: string | null) =>
    place ? `${PROFESSIONS[profession]} em ${place}` : PROFESSIONS[profession],
  about: 'Sobre',
  noBio: 'Este perfil ainda não tem uma apresentação.',
  reviews: 'Avaliações',
  reviewCount: formatReviewCount,
  distribution: 'Distribuição das notas',
  stars: (stars: number, percent: number) => `${stars} de 5: ${percent}%`,
  noReviews: 'Ainda não há depoimentos publicados.',
  reviewsFailed: 'Não foi possível carregar os depoimentos.',
  booking: 'Agendamento',
  noPrice: 'Preço a definir',
  noPriceHint: 'Agenda ainda fechada',
  perSession: (minutes: number) => `por sessão de ${minutes} minutos`,
  nextSlot: 'Próximo horário livre',
  noSlot: 'Sem horário livre nos próximos 60 dias',
  slotUnknown: 'Os horários livres aparecem ao agendar.',
  hoursHint: 'Este é o horário geral. Ao agendar, você vê os horários livres.',
  book: 'Agendar Consulta',
  online: '100% online',
  recorded: 'Gravação só com o seu acordo',
  rescheduling: (hours: number) => `Reagendamento até ${hours}h antes`,
  protected: 'Dados protegidos',
  failedText: 'Não foi possível carregar o perfil do profissional.',
  unknownTitle: 'Profissional não encontrado',
  unknownText: 'O endereço pode ter mudado ou o perfil não está mais disponível.',
  toDirectory: 'Ver profissionais',
} as const;
