import type { ComparisonPlanId } from 'shared-domain/plans';

/** Texts of the comparison page. Its numbers are in shared-domain/plans. */
export const copy = {
  documentTitle: 'Comparar planos',
  title: 'Compare e escolha sem pressa',
  leadBefore: 'Comece grátis. Nos planos pagos, os primeiros ',
  freeDays: (days: number) => `${days} dias são grátis`,
  leadAfter: '.',
  caption: 'Comparação dos planos para profissionais',
  taglines: {
    free: 'Para começar sem compromisso',
    professional: 'Para quem atende toda semana',
    premium: 'Para quem vive da clínica online',
  } satisfies Record<ComparisonPlanId, string>,
  endless: 'Sem prazo para terminar',
  trial: (days: number) => `${days} dias grátis`,
  tryPlan: (plan: string) => `Testar o ${plan}`,
  noLimit: 'Sem limite',
  yes: 'Sim',
  no: 'Não',
  registration: 'Todo plano pede um CRP ou CRM ativo. A equipe confere antes do primeiro atendimento.',
  pricing: 'Procura os planos Trial, Básico e Premium?',
  pricingLink: 'Ver a página de preços',
};
