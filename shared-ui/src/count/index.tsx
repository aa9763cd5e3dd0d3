import type { ReactNode } from 'react';

/** Text for a figure that could not be read. */
export const COUNT_FAILED = 'não foi possível contar';
/** The same as a full sentence. */
export const NOT_COUNTED = 'Não foi possível contar';

/** The part of a count query that is used. */
export interface CountQuery {
  readonly data: number | undefined;
  readonly isError: boolean;
}

/** Whether there is no figure, not even a stale one, because counting failed. */
export const isUncounted = ({ data, isError }: CountQuery): boolean => data === undefined && isError;

interface CountProps {
  readonly of: CountQuery;
  readonly className?: string | undefined;
}

/** A figure next to a label; a dash if counting failed, empty while loading. */
export function Count({ of, className }: CountProps): ReactNode {
  if (isUncounted(of))
    return (
      <span className={className} title={COUNT_FAILED}>
        <span aria-hidden="true">–</span>
        <span className="visually-hidden"> {COUNT_FAILED}</span>
      </span>
    );
  return of.data !== undefined && <span className={className}>{of.data.toLocaleString('pt-BR')}</span>;
}
