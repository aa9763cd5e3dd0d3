import { folded } from 'shared-domain/text';
import { SITUATIONS, type Earning, type Situation } from '../earnings';

/** What the list shows of the month, stored in the address. */
export interface ListState {
  /** Part of the patient's name. */
  readonly search: string;
  readonly situation: Situation | null;
  /** From 1. */
  readonly page: number;
}

export const PAGE_SIZE = 10;

const NAMES: Readonly<Record<Situation, string>> = {
  waiting: 'aguarda',
  held: 'marcada',
  contested: 'em-analise',
  owed: 'a-repassar',
  in_payout: 'em-repasse',
  received: 'recebida',
  refunded: 'reembolsada',
  before_ledger: 'antes',
};

/** Reads the state from an address; ignores invalid values. */
export function listStateFrom(params: URLSearchParams): ListState {
  const page = /^[1-9][0-9]{0,3}$/.test(params.get('pagina') ?? '') ? Number(params.get('pagina')) : 1;
  return {
    search: params.get('paciente') ?? '',
    situation: SITUATIONS.find((known) => NAMES[known] === params.get('situacao')) ?? null,
    page,
  };
}

/** Writes the state to an address that keeps its month. */
export function paramsOf(now: URLSearchParams, { search, situation, page }: ListState): URLSearchParams {
  const params = new URLSearchParams();
  const month = now.get('mes');
  if (month !== null) params.set('mes', month);
  if (search) params.set('paciente', search);
  if (situation) params.set('situacao', NAMES[situation]);
  if (page > 1) params.set('pagina', String(page));
  return params;
}

/** The consultations that match the filters. */
export function matching(
  earnings: readonly Earning[],
  { search, situation }: Pick<ListState, 'search' | 'situation'>,
): readonly Earning[] {
  const wanted = folded(search);
  return earnings.filter(
    (one) => (situation === null || one.situation === situation) && folded(one.patientName).includes(wanted),
  );
}
