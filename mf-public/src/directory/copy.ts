import { PROFESSION_FIELDS, SPECIALTIES } from 'shared-domain/specialties';

export const copy = {
  title: 'Profissionais',
  subtitle:
    'Psicólogos e psiquiatras com registro conferido. Todos atendem por vídeo, em sessões de 50 minutos.',
  text: 'Nome ou especialidade',
  textPlaceholder: 'Nome, queixa ou profissão',
  specialty: 'Especialidade',
  anySpecialty: 'Todas',
  /** Filter options: the four specialties, and the professions as fields of work. */
  specialties: [
    ...SPECIALTIES.map((value) => ({ value: value as string, label: value as string })),
    ...Object.entries(PROFESSION_FIELDS).map(([value, label]) => ({ value, label })),
  ],
  day: 'Dia',
  anyDay: 'Qualquer dia',
  period: 'Período',
  anyPeriod: 'Qualquer hora',
  minPrice: 'Preço mínimo',
  maxPrice: 'Preço máximo',
  currency: 'R$',
  pricesSwapped: 'O mínimo está acima do máximo.',
  priceInvalid: 'Digite um valor em reais.',
  priceThousands: 'Escreva sem o ponto dos milhares, como 1000.',
  count: (n: number) =>
    n === 1 ? '1 profissional encontrado' : `${n.toLocaleString('pt-BR')} profissionais encontrados`,
  countSoFar: (n: number) =>
    n === 1
      ? 'Mais de 1 profissional encontrado'
      : `Mais de ${n.toLocaleString('pt-BR')} profissionais encontrados`,
  profile: 'Ver perfil',
  more: 'Mostrar mais profissionais',
  withoutScript: 'Para ver os profissionais, ative o JavaScript do seu navegador e recarregue a página.',
  emptyTitle: 'Nenhum profissional encontrado',
  emptyText: 'Confira se o nome está completo, escolha outra especialidade ou aumente o preço máximo.',
  clear: 'Limpar filtros',
  failedText: 'Não foi possível carregar a lista de profissionais.',
};
