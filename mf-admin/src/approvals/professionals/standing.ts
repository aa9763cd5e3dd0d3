/** How a professional stands whom the team once approved. */
export const STANDINGS = ['approved', 'suspended'] as const;
export type Standing = (typeof STANDINGS)[number];

const VIEWS: Readonly<Record<Standing, string>> = { approved: 'aprovados', suspended: 'suspensos' };

/** How an address calls a standing. */
export const viewOf = (standing: Standing): string => VIEWS[standing];

/** Which standing an address asks for; null: the applications. */
export const standingFrom = (params: URLSearchParams): Standing | null =>
  STANDINGS.find((standing) => VIEWS[standing] === params.get('aba')) ?? null;

/** Path and query of a tab. */
export const addressOf = (standing: Standing | null): string =>
  `/admin/professionals/approval${standing ? `?aba=${VIEWS[standing]}` : ''}`;
