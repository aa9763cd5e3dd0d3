import { Component, lazy, Suspense, type ReactNode } from 'react';
import { onRecoverableError } from 'shared-portal/recovered';
import { useLocation } from 'shared-portal/router';
import { isMissingFile } from './is-missing-file';

const CrashedScreen = lazy(async () => ({ default: (await import('./crashed-screen')).CrashedScreen }));

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
    return (
      <Suspense>
        <CrashedScreen onRetry={() => this.setState({ failure: null })} />
      </Suspense>
    );
  }
}

/**
 * Shows a panel in place of a screen that throws, until the address changes or the user tries again. Errors of
 * missing files go to the shell.
 */
export function ScreenBoundary({ children }: { readonly children: ReactNode }) {
  const { pathname, search } = useLocation();
  return <Boundary address={`${pathname}${search}`}>{children}</Boundary>;
}
