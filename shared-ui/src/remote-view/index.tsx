import type { ReactNode } from 'react';
import { RotateCw } from 'lucide-react';
import { Button } from '../button';
import { classNames } from '../class-names';
import { useKeptFocus } from '../kept-focus';
import { FaultPanel } from '../panel';
import { Note } from '../note';
import { copy } from './copy';
import styles from './remote-view.module.css';
import { useFailureToast } from './use-failure-toast';

export { useFailureToast } from './use-failure-toast';

/** What `RemoteView` reads of a react-query result. */
export interface RemoteQuery<Data> {
  readonly data: Data | undefined;
  readonly isError: boolean;
  readonly isFetching: boolean;
  /** The data of another page or filter, shown until the right ones arrive. */
  readonly isPlaceholderData: boolean;
  readonly refetch: () => unknown;
}

export interface RemoteViewProps<Data> {
  readonly query: RemoteQuery<Data>;
  /** The shape of what comes, from `Skeleton` blocks. */
  readonly skeleton: ReactNode;
  /** Shown instead of the data when `isEmpty` says so. */
  readonly empty?: ReactNode;
  /** Default: an array without items. */
  readonly isEmpty?: ((data: Data) => boolean) | undefined;
  /** Default "Erro ao carregar". */
  readonly failureTitle?: string | undefined;
  /** What could not be loaded, in a sentence. */
  readonly failureText: string;
  /** Says the same in a toast each time nothing could be loaded: where the specification's catalogue has one. */
  readonly failureToast?: boolean | undefined;
  /** Heading level of the failure panel: 2 (default), 3 inside a section, 1 where the page has no other heading. */
  readonly level?: 1 | 2 | 3 | undefined;
  /** Puts the failure on a card of its own: where the view does not stand inside one. */
  readonly card?: boolean | undefined;
  readonly className?: string | undefined;
  readonly children: (data: Data) => ReactNode;
}

const hasNoItems = (data: unknown) => Array.isArray(data) && data.length === 0;

/**
 * Loading, failure, empty or data, decided in one place. Data once shown stay while they are asked for again,
 * also when that fails; then a line says so, but without a connection, which the portal's banner tells. When the button that was pressed goes, the view keeps the focus.
 */
export function RemoteView<Data>(props: RemoteViewProps<Data>) {
  const {
    query,
    skeleton,
    failureTitle = copy.failed,
    failureText,
    failureToast,
    level,
    card,
    className,
  } = props;
  const { data, isError, isFetching, isPlaceholderData } = query;
  const retry = () => void query.refetch();
  const view = useKeptFocus<HTMLDivElement>();
  // "Nothing" was the answer for another filter: what the new one finds is not known yet.
  const isEmptyGuess = isPlaceholderData && data !== undefined && isEmptyAnswer(props, data);
  const loading = (data === undefined && !isError) || isEmptyGuess;
  useFailureToast(Boolean(failureToast) && data === undefined && isError, failureTitle, failureText);
  return (
    <div ref={view} className={className} aria-busy={loading || isFetching}>
      <p role="status" className="visually-hidden">
        {loading && copy.loading}
      </p>
      {loading && (
        <div aria-hidden="true" data-skeleton="">
          {skeleton}
        </div>
      )}
      {data === undefined && isError && (
        <FaultPanel
          title={failureTitle}
          text={failureText}
          level={level}
          card={card}
          retrying={isFetching}
          onRetry={retry}
        />
      )}
      {data !== undefined && !isEmptyGuess && (
        <>
          {isError && navigator.onLine && (
            <StaleNote text={failureText} retrying={isFetching} onRetry={retry} />
          )}
          <div className={classNames(isPlaceholderData && styles.stale)}>
            <Answer {...props} data={data} />
          </div>
        </>
      )}
    </div>
  );
}

function isEmptyAnswer<Data>({ empty, isEmpty = hasNoItems }: RemoteViewProps<Data>, data: Data): boolean {
  return empty !== undefined && isEmpty(data);
}

function Answer<Data>(props: RemoteViewProps<Data> & { readonly data: Data }) {
  const { data, empty, children } = props;
  return isEmptyAnswer(props, data) ? empty : children(data);
}

interface StaleNoteProps {
  readonly text: string;
  readonly retrying: boolean;
  readonly onRetry: () => void;
}

function StaleNote({ text, retrying, onRetry }: StaleNoteProps) {
  return (
    <Note role="alert" tone="warm" icon={<RotateCw aria-hidden="true" />} className={styles.note}>
      <span>{text}</span>
      <Button variant="outline" size="sm" loading={retrying} onClick={onRetry}>
        {copy.retry}
      </Button>
    </Note>
  );
}
