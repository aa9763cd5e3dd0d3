import { isUuid } from 'shared-domain/uuid';

/** Whether a consultation is coming. */
export type Situation = 'all' | 'active' | 'idle';
export type Order = 'name' | 'next';

/** Which page: the first, the last, or the one before or after a patient. */
export type Page =
  { readonly at: 'first' | 'last' } | { readonly at: 'after' | 'before'; readonly id: string };

/** State of the list, stored in the address. */
export interface ListState {
  readonly search: string;
  readonly situation: Situation;
  readonly order: Order;
  readonly page: Page;
}

export const FIRST_PAGE: Page = { at: 'first' };

/** Parameters of the address that are no filters. */
export const OTHER_PARAMS = ['ordem', 'depois', 'antes', 'fim'] as const;

const SITUATIONS = new Map<string, Situation>([
  ['ativos', 'active'],
  ['sem-sessao', 'idle'],
]);
function pageFrom(params: URLSearchParams): Page {
  if (params.has('fim')) return { at: 'last' };
  const [after, before] = [params.get('depois') ?? '', params.get('antes') ?? ''];
  if (isUuid(after)) return { at: 'after', id: after };
  return isUuid(before) ? { at: 'before', id: before } : FIRST_PAGE;
}

/** Reads the state from an address; ignores invalid values. */
export const listStateFrom = (params: URLSearchParams): ListState => ({
  search: params.get('q') ?? '',
  situation: SITUATIONS.get(params.get('filtro') ?? '') ?? 'all',
  order: params.get('ordem') === 'proxima' ? 'next' : 'name',
  page: pageFrom(params),
});

/** Writes the state to a query. */
export function paramsOf({ search, situation, order, page }: ListState): URLSearchParams {
  const params = new URLSearchParams();
  if (search) params.set('q', search);
  for (const [name, value] of SITUATIONS) if (value === situation) params.set('filtro', name);
  if (order === 'next') params.set('ordem', 'proxima');
  if (page.at === 'last') params.set('fim', '');
  if (page.at === 'after') params.set('depois', page.id);
  if (page.at === 'before') params.set('antes', page.id);
  return params;
}
