import { Component, useEffect, useRef, type ReactNode } from 'react';
import { onRecoverableError } from 'shared-portal/recovered';
import { useLocation } from 'shared-portal/router';
import { useDocumentTitle } from '../page-layout';
import { FaultPanel } from '../panel';
import { copy } from './copy';
import { isMissingFile } from './is-missing-file';

interface BoundaryProps {
  /** A new value shows the screen again. */
  readonly address: string;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly address: string;
  readonly failure: { readonly error: unknown } | null;
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { address: this.props.address, failure: null };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ address }: BoundaryProps, state: BoundaryState) {
    return address === state.address ? null : { address, failure: null };
  }

  override componentDidCatch(error: unknown) {
    if (!isMissingFile(error)) onRecoverableError(error);
  }

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    if (isMissingFile(failure.error)) throw failure.error;
    return <CrashedScreen onRetry={() => this.setState({ failure: null })} />;
  }
}

function CrashedScreen({ onRetry }: { readonly onRetry: () => void }) {
  useDocumentTitle(copy.title);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector('h1')?.focus(), []);
  return (
    <div ref={place} className="wrap">
      <FaultPanel level={1} {...copy} onRetry={onRetry} homeTo="/" />
    </div>
  );
}

/**
 * Shows a panel in place of a screen that throws, until the address changes or the user tries again. Errors of
 * missing files go to the shell.
 */
export function ScreenBoundary({ children }: { readonly children: ReactNode }) {
  const { pathname, search } = useLocation();
  return <Boundary address={`${pathname}${search}`}>{children}</Boundary>;
}
