import { COMPARISON_PLANS, type ComparisonPlanId } from 'shared-domain/plans';
import { copy } from './copy';

/** A plan's value in a row: included, not included, or how much. */
type Answer = boolean | string;

interface FeatureRow {
  readonly label: string;
  readonly answers: Readonly<Record<ComparisonPlanId, Answer>>;
}

interface FeatureGroup {
  readonly title: string;
  readonly rows: readonly FeatureRow[];
}

export const PLAN_IDS: readonly ComparisonPlanId[] = ['free', 'professional', 'premium'];

const all = (answer: Answer) => ({ free: answer, professional: answer, premium: answer });
const monthly = (id: ComparisonPlanId) => String(COMPARISON_PLANS[id].consultationsAMonth ?? copy.noLimit);

/** The table's rows by group. */
export const FEATURE_GROUPS: readonly FeatureGroup[] = [
  {
    title: 'Atendimento',
    rows: [
      {
        label: 'Consultas por mês',
        answers: {
          free: monthly('free'),
          professional: monthly('professional'),
          premium: monthly('premium'),
        },
      },
      { label: 'Vídeo, chat e agenda', answers: all(true) },
      { label: 'Pagamento por Pix', answers: all(true) },
    ],
  },
  {
    title: 'Perfil',
    rows: [
      { label: 'Perfil verificado no diretório', answers: all(true) },
      { label: 'Avaliações de pacientes', answers: all(true) },
      { label: 'Destaque nas buscas', answers: { ...all(false), premium: true } },
    ],
  },
  {
    title: 'Gestão',
    rows: [
      { label: 'Resumo mensal de atendimentos', answers: { ...all(true), free: false } },
      { label: 'Relatórios para exportar', answers: { ...all(false), premium: true } },
      { label: 'Resposta da equipe', answers: { ...all('Em dias úteis'), premium: 'Prioritária' } },
    ],
  },
];
