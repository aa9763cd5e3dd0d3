import { BUILT_FOR_DEMONSTRATION } from 'shared-domain/demonstration';
import { PRODUCT_NAME } from 'shared-domain/product';

const COPYRIGHT = `© 2026 ${PRODUCT_NAME}`;

export const copy = {
  claims: {
    payments: 'Pagamentos seguros',
    privacy: 'Conforme a LGPD, dados no Brasil',
    registers: 'CRP/CRM verificados',
  },
  notice: BUILT_FOR_DEMONSTRATION ? `${COPYRIGHT}. Plataforma em desenvolvimento: demonstração.` : COPYRIGHT,
  links: [
    { label: 'Privacidade', to: '/legal#privacidade' },
    { label: 'Termos', to: '/legal#termos' },
    { label: 'Contato', to: '/contato' },
  ],
  landing: {
    about: 'Psicólogos e psiquiatras verificados, em sessões de vídeo de 50 minutos.',
    columns: [
      {
        title: 'Plataforma',
        links: [
          { label: 'Profissionais', to: '/profissionais' },
          { label: 'Planos', to: '/planos-profissionais' },
          { label: 'Entrar', to: '/auth?mode=login' },
          { label: 'Cadastrar', to: '/auth?mode=signup' },
        ],
      },
      {
        title: PRODUCT_NAME,
        links: [
          { label: 'Transparência', to: '/transparencia' },
          { label: 'Contato', to: '/contato' },
          { label: 'Privacidade', to: '/legal#privacidade' },
          { label: 'Termos de uso', to: '/legal#termos' },
        ],
      },
    ],
    crisis: {
      title: 'Precisa de ajuda agora?',
      text: 'Estas linhas atendem 24h, de graça.',
    },
    notice: BUILT_FOR_DEMONSTRATION
      ? 'Plataforma em desenvolvimento. Esta é uma demonstração: nomes, números e avaliações são ilustrativos.'
      : '',
    copyright: COPYRIGHT,
  },
} as const;
