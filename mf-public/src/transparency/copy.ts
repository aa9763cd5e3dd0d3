import { PRODUCT_NAME } from 'shared-domain/product';

/** Texts of the transparency page. Its numbers are in shared-domain/impact. */
export const copy = {
  documentTitle: 'Transparência',
  title: 'Quanto doamos, para quem e quanto falta',
  lead: `Parte do lucro da ${PRODUCT_NAME} vai para iniciativas sociais de saúde mental. Aqui estão os números, inclusive os que ainda não alcançamos.`,
  figures: {
    current: { title: 'Hoje', text: 'Parte do lucro líquido que já destinamos.' },
    target: { title: 'Meta', text: 'Onde queremos chegar, do lucro líquido.' },
    commitment: { title: 'Compromisso', text: 'O que nos comprometemos a destinar com o tempo.' },
  },
  donated: ' doados a três instituições',
  noDonations: {
    title: ' doados até agora',
    text: 'Cada doação aparece aqui, com o valor e a instituição, assim que for feita.',
  },
  divided: 'Cada real é dividido sempre do mesmo jeito, decidido antes de entrar.',
  chart: (shares: string) => `Divisão das doações entre as três instituições: ${shares}.`,
  charities: [
    { name: 'Instituição A', cause: 'Escuta e acolhimento por telefone' },
    { name: 'Instituição B', cause: 'Terapia gratuita para jovens' },
    { name: 'Instituição C', cause: 'Formação de profissionais na rede pública' },
  ],
  ask: 'Quer conferir alguma coisa?',
  answer: (hours: number) => `Escreva para a gente. Respondemos em até ${hours}h em dias úteis.`,
  write: 'Falar com a equipe',
} as const;
