import type { ReactNode } from 'react';
import { RotateCw } from 'lucide-react';
import { NO_CONNECTION } from 'shared-domain/errors';
import { Button } from '../button';
import { classNames } from '../class-names';
import { useFocusFallback } from '../focus-fallback';
import { FaultPanel } from '../panel';
import { Note } from '../note';
import { copy } from './copy';
import styles from './remote-view.module.css';
import { useFailedOffline } from './use-failed-offline';
import { useFailureToast } from './use-failure-toast';

export { useFailureToast } from './use-failure-toast';

/** The part of a react-query result that `RemoteView` uses. */
export interface RemoteQuery<Data> {
  readonly data: Data | undefined;
  readonly isError: boolean;
  readonly isFetching: boolean;
  /** Data of another page or filter, shown until the requested data arrives. */
  readonly isPlaceholderData: boolean;
  readonly refetch: () => unknown;
}

export interface RemoteViewProps<Data> {
  readonly query: RemoteQuery<Data>;
  /** Loading placeholder made of `Skeleton` blocks. */
  readonly skeleton: ReactNode;
  /** Shown instead of the data if `isEmpty`. */
  readonly empty?: ReactNode;
  /** Default: an array without items. */
  readonly isEmpty?: ((data: Data) => boolean) | undefined;
  /** Default "Erro ao carregar". */
  readonly failureTitle?: string | undefined;
  /** What could not be loaded, in a sentence. Offline, the missing connection is reported instead. */
  readonly failureText: string;
  /** Also shows a toast each time loading fails, where the specification requires it. */
  readonly failureToast?: boolean | undefined;
  /**
   * Heading level of the error panel: 2 (default), 3 inside a section, 1 if the page has no other heading.
   */
  readonly level?: 1 | 2 | 3 | undefined;
  /** Puts the error on its own card, for a view that is not inside one. */
  readonly card?: boolean | undefined;
  readonly className?: string | undefined;
  readonly children: (data: Data) => ReactNode;
}

const hasNoItems = (data: unknown) => Array.isArray(data) && data.length === 0;

/**
 * Decides between loading, error, empty and data in one place. Loaded data stays visible during a refetch and
 * after a failed one, with a note, except offline, which the portal's banner reports. If the focused button
 * disappears, the view keeps the focus.
 */
export function RemoteView<Data>(props: RemoteViewProps<Data>) {
  const {
    query,
    skeleton,
    failureTitle = copy.failed,
    failureText: textOnline,
    failureToast,
    level,
    card,
    className,
  } = props;
  const { data, isError, isFetching, isPlaceholderData } = query;
  const failureText = navigator.onLine ? textOnline : NO_CONNECTION;
  const retry = () => void query.refetch();
  const failedOffline = useFailedOffline(isError, isFetching);
  const view = useFocusFallback<HTMLDivElement>();
  // The empty result belongs to another filter; the new result is not known yet.
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
          {isError && navigator.onLine && !failedOffline && (
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
    <Note
      role="alert"
      tone="warm"
      icon={<RotateCw aria-hidden="true" />}
      className={styles.note}
      action={
        <Button variant="outline" size="sm" loading={retrying} onClick={onRetry}>
          {copy.retry}
        </Button>
      }
    >
      {text}
    </Note>
  );
}
