import { createElement } from 'react';
import { defineArea } from 'shared-portal/area';
import type { AreaName } from 'shared-portal/routes';
import type { RemoteArea } from '../remote-area';

/** How each area is loaded in a test; by default it renders its name. */
export const loaders = new Map<AreaName, () => Promise<unknown>>();
/** Registrations in order: area, entry, whether it replaced an older one. */
export const registered: { entry: string; again: boolean }[] = [];

export const registerArea = ({ entry }: RemoteArea, again: boolean) => void registered.push({ entry, again });

export const loadExposed = (name: AreaName) => (loaders.get(name) ?? (() => standIn(name)))();

const standIn = (name: AreaName) => {
  const StandIn = () => createElement('h1', null, name);
  return Promise.resolve(defineArea({ name, routes: StandIn }));
};
