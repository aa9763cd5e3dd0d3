import { isApplication, isDataFile, type Place } from './layers.ts';

/** One name taken by an import: `value` is false when only its type is used. */
export interface Taken {
  readonly name: string;
  readonly value: boolean;
}

/** A library that only part of the code may know. */
export interface LibraryRule {
  readonly id: string;
  readonly source: RegExp;
  readonly allows: (place: Place, taken: readonly Taken[]) => boolean;
  readonly message: string;
}

const isPackage = ({ home }: Place) => isApplication(home) || home.startsWith('shared-');
const typesOnly = (taken: readonly Taken[]) => taken.length > 0 && taken.every(({ value }) => !value);

/** Homes that a visitor loads first, and the ones that everything else stands on. */
const WITHOUT_ANTD = ['shell', 'mf-public', 'shared-data', 'shared-portal', 'shared-domain'];

export const LIBRARY_RULES: readonly LibraryRule[] = [
  {
    id: 'antd',
    source: /^(antd|@ant-design\/[^/]+|@rc-component\/[^/]+|rc-[^/]+)(\/|$)|^shared-ui\/antd$/,
    allows: ({ home, path }) =>
      !WITHOUT_ANTD.includes(home) && (home !== 'shared-ui' || path.startsWith('src/antd/')),
    message: 'antd stays out of what a visitor loads first: shell, mf-public and shared-ui outside src/antd.',
  },
  {
    id: 'router',
    source: /^react-router(-dom)?(\/|$)/,
    allows: (place) => !isPackage(place) || isRouterFacade(place),
    message: "Import router names from 'shared-portal/router', which offers the ones in use.",
  },
  {
    id: 'supabase-client',
    source: /^@supabase\/supabase-js$/,
    allows: (place, taken) => {
      if (!isPackage(place) || place.isTest) return true;
      if (place.home === 'shared-portal') return typesOnly(taken);
      if (!isApplication(place.home) || !isDataFile(place)) return false;
      return place.home === 'shell' || typesOnly(taken);
    },
    message:
      'The page has one Supabase client, made in the shell. Data files (plain .ts) of an area may import its types.',
  },
  {
    id: 'supabase-data',
    source: /^shared-portal\/portal$/,
    allows: (place, taken) =>
      !taken.some(({ name }) => name === 'useSupabase' || name === '*') ||
      !isApplication(place.home) ||
      place.isTest ||
      isDataFile(place),
    message: "Only a screen's data files (use-*.ts and other plain .ts files) reach for the Supabase client.",
  },
  {
    id: 'domain',
    source: /^[^.]/,
    allows: ({ home, isTest }) => home !== 'shared-domain' || isTest,
    message: 'shared-domain is plain TypeScript: no React, no library, no input or output.',
  },
];

function isRouterFacade({ home, path }: Place): boolean {
  return home === 'shared-portal' && path === 'src/router.ts';
}
