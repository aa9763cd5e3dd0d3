import type { PricingPlanId } from 'shared-domain/plans';

/** Texts of the pricing page. Its numbers are in shared-domain/plans. */
export const copy = {
  documentTitle: 'Planos para profissionais',
  title: 'Mais tempo com pacientes, menos com a agenda',
  lead: 'Agenda, vídeo, chat e pagamento por Pix no mesmo lugar.',
  claimBefore: ' Ganhe ',
  claimAfter: ' atendendo online.',
  taglines: {
    trial: 'Para conhecer a plataforma com calma',
    basic: 'Para quem está montando a agenda online',
    premium: 'Para quem atende todos os dias',
  } satisfies Record<PricingPlanId, string>,
  days: (days: number) => `por ${days} dias`,
  nothingCharged: 'Nada é cobrado no fim do teste',
  noLimit: 'Sem limite de consultas',
  patients: (count: number) => `${count} pacientes`,
  consultations: (count: number) => `${count} consultas por mês`,
  unlimited: 'Consultas ilimitadas',
  tools: 'Vídeo, chat e agenda',
  profiles: {
    trial: 'Perfil verificado',
    basic: 'Perfil verificado no diretório',
    premium: 'Destaque no diretório',
  } satisfies Record<PricingPlanId, string>,
  annual: (savings: string) => `No plano anual, economize ${savings}`,
  pixBefore: 'No Pix, ',
  pixDiscount: (percent: number) => `${percent}% de desconto`,
  subscribe: (plan: string) => `Assinar ${plan}`,
  payWithPix: 'Pagar com Pix',
  payFor: (plan: string) => `Pagar com Pix o plano ${plan}`,
  registration: 'Depois da compra, pedimos o seu CRP para liberar os atendimentos.',
  compare: 'Quer ver lado a lado o que cada plano traz?',
  compareLink: 'Comparar Gratuito, Profissional e Premium',
  charge: (plan: string) => `Plano ${plan}, primeiro mês`,
  chargeNote: 'Depois do pagamento, você segue para o cadastro de profissional.',
  unheardNote: 'O pagamento não aparece aqui. Depois de pagar, siga para o cadastro de profissional.',
  continue: 'Continuar para o cadastro',
  questions: {
    title: 'Perguntas frequentes',
    entries: [
      {
        question: 'Posso mudar de plano depois?',
        answer: 'Pode, a qualquer momento. A mudança vale a partir do próximo mês.',
      },
      {
        question: 'Como funciona o desconto no Pix?',
        answer: 'Os planos pagos têm 5% de desconto quando o pagamento é feito por Pix.',
      },
      {
        question: 'Quando preciso informar meu registro?',
        answer: 'Depois da compra. A conferência acontece em até 24h.',
      },
      {
        question: 'O que acontece quando o período de teste termina?',
        answer: 'Nada é cobrado. Você escolhe um plano se quiser continuar.',
      },
    ],
  },
};
