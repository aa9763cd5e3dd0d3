export const PAYOUTS_PATH = '/admin/financial?aba=repasses';

/** The batch of the address, if it is not that of the week. */
export const BATCH = 'lote';

export const batchPath = (id: string): string => `${PAYOUTS_PATH}&${BATCH}=${id}`;
