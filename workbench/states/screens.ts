import type { ScreenStates } from 'shared-portal/manifest';
import { MANIFESTS } from '../../tools/manifests.ts';

/** Every screen of every area, and every list in a tab, by its folder (`mf-patient/dashboard`). */
export const SCREENS: Readonly<Record<string, ScreenStates | 'static'>> = Object.fromEntries(
  MANIFESTS.flatMap(({ name, screens }) =>
    Object.entries(screens).map(([folder, states]) => [`${name}/${folder}`, states]),
  ),
);

/** Folders with scenarios of a part that belongs to a screen of the list. */
export const PARTS: readonly string[] = MANIFESTS.flatMap(({ name, parts = [] }) =>
  parts.map((folder) => `${name}/${folder}`),
);
