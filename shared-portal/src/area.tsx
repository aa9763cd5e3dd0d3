import { useEffect, type ComponentType } from 'react';
import * as React from 'react';
import * as ReactDOMClient from 'react-dom/client';
import singleSpaReact, { type ReactAppOrParcel } from 'single-spa-react';
import { AreaTree } from './area-tree';
import type { AreaProps } from './contract';
import { onRecoverableError } from './recovered';
import type { AreaName } from './routes';

/** The `./area` module that an area exposes to the shell. */
export interface AreaModule extends ReactAppOrParcel<AreaProps> {
  readonly name: AreaName;
}

export interface AreaDefinition {
  readonly name: AreaName;
  /** Renders the area's `<Routes>` with its own providers. */
  readonly routes: ComponentType;
}

/**
 * Makes an area mountable: one React root with error boundary, Suspense, portal and router. If its container
 * has prerendered HTML, the root hydrates it.
 */
export function defineArea({ name, routes }: AreaDefinition): AreaModule {
  let isPrerendered = false;
  const lifecycles = singleSpaReact<AreaProps>({
    React,
    ReactDOMClient: {
      ...ReactDOMClient,
      hydrateRoot: (place: Element, tree: React.ReactNode) => hydrate(place, tree, name),
    },
    renderType: () => (isPrerendered ? 'hydrateRoot' : 'createRoot'),
    rootComponent: ({ portal, served = null }) => (
      <AreaTree name={name} portal={portal} routes={routes} served={served} />
    ),
    errorBoundary: (error, _info, props) => <CrashReport error={error} onCrash={props.onCrash} />,
  });
  const mount: typeof lifecycles.mount = (props) => {
    isPrerendered = (props as { domElement?: Node }).domElement?.hasChildNodes() ?? false;
    return lifecycles.mount(props);
  };
  return { ...lifecycles, mount, name };
}

/**
 * Hydrates in slices, as a transition, so that it never blocks touch or scroll. Id prefixes of two roots on
 * one page must differ, and match those of the build.
 */
function hydrate(place: Element, tree: React.ReactNode, identifierPrefix: string) {
  let root: ReactDOMClient.Root | undefined;
  React.startTransition(() => {
    root = ReactDOMClient.hydrateRoot(place, tree, { identifierPrefix, onRecoverableError });
  });
  return root;
}

/** Rendered for a crashed area until the shell shows its panel. */
function CrashReport({ error, onCrash }: { error: Error; onCrash: AreaProps['onCrash'] }) {
  useEffect(() => onCrash(error), [error, onCrash]);
  return null;
}
