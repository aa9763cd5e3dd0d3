import type { ReactNode } from 'react';

/** What is said of a figure that could not be read. */
export const COUNT_FAILED = 'não foi possível contar';
/** The same as a sentence of its own. */
export const NOT_COUNTED = 'Não foi possível contar';

/** What is read of a query that counts. */
export interface CountQuery {
  readonly data: number | undefined;
  readonly isError: boolean;
}

/** Whether there is no figure, not even an old one, because counting failed. */
export const isUncounted = ({ data, isError }: CountQuery): boolean => data === undefined && isError;

interface CountProps {
  readonly of: CountQuery;
  readonly className?: string | undefined;
  /** What is said where counting failed. */
  readonly failed?: string;
}

/** A figure beside a word; a dash where it could not be counted, nothing while it is on its way. */
export function Count({ of, className, failed = COUNT_FAILED }: CountProps): ReactNode {
  if (isUncounted(of))
    return (
      <span className={className} title={failed}>
        <span aria-hidden="true">–</span>
        <span className="visually-hidden"> {failed}</span>
      </span>
    );
  return of.data !== undefined && <span className={className}>{of.data.toLocaleString('pt-BR')}</span>;
}
