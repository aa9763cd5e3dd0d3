import type { ReactNode } from 'react';

/** What is said of a figure that could not be read. */
export const COUNT_FAILED = 'não foi possível contar';

/** What is read of a query that counts. */
export interface CountQuery {
  readonly data: number | undefined;
  readonly isError: boolean;
}

/** Whether there is no figure, not even an old one, because counting failed. */
export const isUncounted = ({ data, isError }: CountQuery): boolean => data === undefined && isError;

/** A figure beside a word; a dash where it could not be counted, nothing while it is on its way. */
export function Count({
  of,
  className,
}: {
  readonly of: CountQuery;
  readonly className?: string | undefined;
}): ReactNode {
  if (isUncounted(of))
    return (
      <span className={className} title={COUNT_FAILED}>
        <span aria-hidden="true">–</span>
        <span className="visually-hidden"> {COUNT_FAILED}</span>
      </span>
    );
  return of.data !== undefined && <span className={className}>{of.data.toLocaleString('pt-BR')}</span>;
}
