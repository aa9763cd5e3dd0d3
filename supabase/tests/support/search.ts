import type { TestDatabase } from './database.ts';

/** Arguments of `search_professionals`. */
export interface Filters {
  search?: string;
  specialty?: string;
  max_price_cents?: number;
  city?: string;
  after_user_id?: string;
  page_size?: number;
}

/** Searches professionals as a visitor: a page of them, and how many there are. */
export function searchIn(database: TestDatabase) {
  const call = <Row>(select: string, procedure: string, args: Filters) => {
    const named = Object.keys(args).map((name, place) => `${name} => $${place + 1}`);
    const sql = `select ${select} from public.${procedure}(${named.join(', ')}) as answer`;
    return database.as<Row>('visitor', sql, Object.values(args));
  };
  const find = async ({ after_user_id, page_size, ...filters }: Filters) => {
    const page = { ...(after_user_id && { after_user_id }), ...(page_size !== undefined && { page_size }) };
    const rows = await call<{ display_name: string; user_id: string }>(
      'display_name, user_id',
      'search_professionals',
      { ...filters, ...page },
    );
    const [count] = await call<{ n: number }>('answer as n', 'count_professionals', filters);
    return { names: rows.map((row) => row.display_name), ids: rows.map((row) => row.user_id), ...count };
  };
  return { find };
}
