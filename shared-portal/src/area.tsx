import { StrictMode, Suspense, useEffect, type ComponentType } from 'react';
import * as React from 'react';
import * as ReactDOMClient from 'react-dom/client';
import singleSpaReact, { type ReactAppOrParcel } from 'single-spa-react';
import type { AreaProps } from './contract';
import { PortalProvider } from './portal';
import { PortalRouter } from './portal-router';
import { areaOwns, type AreaName } from './routes';

/** What an area's `./area` module gives to the shell. */
export interface AreaModule extends ReactAppOrParcel<AreaProps> {
  readonly name: AreaName;
}

export interface AreaDefinition {
  readonly name: AreaName;
  /** Renders the area's `<Routes>`, with its own providers around them. */
  readonly routes: ComponentType;
}

/** Makes an area mountable: one React root with error boundary, Suspense, portal and router inside. */
export function defineArea({ name, routes: AreaRoutes }: AreaDefinition): AreaModule {
  const owns = areaOwns(name);
  function AreaRoot({ portal }: AreaProps) {
    return (
      <StrictMode>
        <PortalProvider portal={portal}>
          <PortalRouter owns={owns}>
            <Suspense fallback={null}>
              <AreaRoutes />
            </Suspense>
          </PortalRouter>
        </PortalProvider>
      </StrictMode>
    );
  }
  const lifecycles = singleSpaReact<AreaProps>({
    React,
    ReactDOMClient,
    rootComponent: AreaRoot,
    errorBoundary: (error, _info, props) => <CrashReport error={error} onCrash={props.onCrash} />,
  });
  return { ...lifecycles, name };
}

/** Stands in for a crashed area until the shell has put its panel in the area's place. */
function CrashReport({ error, onCrash }: { error: Error; onCrash: AreaProps['onCrash'] }) {
  useEffect(() => onCrash(error), [error, onCrash]);
  return null;
}
