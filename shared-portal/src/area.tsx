import { useEffect, type ComponentType } from 'react';
import * as React from 'react';
import * as ReactDOMClient from 'react-dom/client';
import singleSpaReact, { type ReactAppOrParcel } from 'single-spa-react';
import { AreaTree } from './area-tree';
import type { AreaProps } from './contract';
import { onRecoverableError } from './recovered';
import type { AreaName } from './routes';

/** What an area's `./area` module gives to the shell. */
export interface AreaModule extends ReactAppOrParcel<AreaProps> {
  readonly name: AreaName;
}

export interface AreaDefinition {
  readonly name: AreaName;
  /** Renders the area's `<Routes>`, with its own providers around them. */
  readonly routes: ComponentType;
}

/**
 * Makes an area mountable: one React root with error boundary, Suspense, portal and router inside. Where its place
 * already holds what the build has prerendered, the root takes that over as it stands.
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
    rootComponent: ({ portal }) => <AreaTree name={name} portal={portal} routes={routes} />,
    errorBoundary: (error, _info, props) => <CrashReport error={error} onCrash={props.onCrash} />,
  });
  const mount: typeof lifecycles.mount = (props) => {
    isPrerendered = (props as { domElement?: Node }).domElement?.hasChildNodes() ?? false;
    return lifecycles.mount(props);
  };
  return { ...lifecycles, mount, name };
}

/**
 * By pieces, as a transition, so that it never holds up a touch or a scroll. Ids of two roots in one page must differ,
 * and be those of the build.
 */
function hydrate(place: Element, tree: React.ReactNode, identifierPrefix: string) {
  let root: ReactDOMClient.Root | undefined;
  React.startTransition(() => {
    root = ReactDOMClient.hydrateRoot(place, tree, { identifierPrefix, onRecoverableError });
  });
  return root;
}

/** Stands in for a crashed area until the shell has put its panel in the area's place. */
function CrashReport({ error, onCrash }: { error: Error; onCrash: AreaProps['onCrash'] }) {
  useEffect(() => onCrash(error), [error, onCrash]);
  return null;
}
