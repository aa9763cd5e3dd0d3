import { Component, type ReactNode } from 'react';
import { Button } from 'shared-ui/button';
import { FailureIllustration } from 'shared-ui/illustrations';
import { Panel } from 'shared-ui/panel';
import { copy } from './copy';

interface CrashBoundaryProps {
  readonly children: ReactNode;
}

/** Last-resort boundary for errors of the shell itself. Areas have their own boundaries. */
export class CrashBoundary extends Component<CrashBoundaryProps, { readonly error: Error | null }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render() {
    const { error } = this.state as { error: Error | null };
    if (!error) return this.props.children;
    return (
      <main>
        <Panel
          level={1}
          role="alert"
          title={copy.crash.title}
          text={error.message}
          illustration={<FailureIllustration />}
          actions={
            <Button variant="primary" onClick={() => location.reload()}>
              {copy.crash.reload}
            </Button>
          }
        />
      </main>
    );
  }
}
