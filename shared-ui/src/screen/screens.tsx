import { Component, type ReactNode } from 'react';
import { onRecoverableError } from 'shared-portal/recovered';
import { isMissingFile } from './is-missing-file';

/** Errors without a successful render in between before the area gives up. */
const MAX_ERRORS = 3;

interface ScreensProps {
  readonly children: ReactNode;
}

interface ScreensState {
  readonly failure: { readonly error: unknown } | null;
}

/**
 * Around an area's `<Routes>`. Each screen has a boundary of its own, so what throws here is the effect cleanup
 * of a screen that was left: the present screen is mounted again. Everything else goes to the area's boundary.
 */
export class Screens extends Component<ScreensProps, ScreensState> {
  override state: ScreensState = { failure: null };
  #errors = 0;

  static getDerivedStateFromError(error: unknown): ScreensState {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown) {
    onRecoverableError(error);
    this.#errors += 1;
    this.setState(({ failure }) => ({ failure: this.#errors < MAX_ERRORS ? null : failure }));
  }

  override componentDidUpdate() {
    if (!this.state.failure) this.#errors = 0;
  }

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    if (isMissingFile(failure.error) || this.#errors >= MAX_ERRORS) throw failure.error;
    return null;
  }
}
