import type { Access } from 'shared-domain/guard';
import type { AreaName, AreaRoutes } from './routes';

/** The scenarios that show a screen in each state, by their names in its folder. */
export interface ScreenStates {
  /** With the seed's data. */
  readonly data: string;
  /** While waiting for the server. */
  readonly loading: string;
  /** Without data. Null: the screen always has content, such as a form or a record. */
  readonly empty: string | null;
  /** When the server is unreachable or fails. */
  readonly failing: string;
}

/** What an area says about itself (`src/manifest.ts`). Its routes reach the shell through `/remotes.json`. */
export interface AreaManifest extends AreaRoutes {
  /**
   * Every screen, and every list in a tab, by its folder in src/; `static`: it shows no server data. A folder with
   * scenarios that is missing here fails a test.
   */
  readonly screens: Readonly<Record<string, ScreenStates | 'static'>>;
  /** Folders with scenarios of a part that belongs to a screen of the list. */
  readonly parts?: readonly string[];
}

/** Who may open a route. */
export const ACCESS = {
  anyone: { kind: 'public' },
  signedIn: { kind: 'signed-in' },
  /** Patients and professionals, who are patients as well. */
  patients: { kind: 'any-of', roles: ['patient', 'professional'] },
  /** Users who may apply as professionals. */
  applicants: { kind: 'any-of', roles: ['patient', 'professional_pending'], exact: true },
  professionals: { kind: 'role', role: 'professional' },
  /** Approved and suspended professionals. */
  practising: { kind: 'practising' },
  admins: { kind: 'role', role: 'admin' },
} as const satisfies Record<string, Access>;

/** No route of an area is open to others; a release with a wider access is refused. */
export const LEAST_ACCESS: Record<AreaName, Access> = {
  'mf-public': ACCESS.anyone,
  'mf-patient': ACCESS.patients,
  'mf-professional': ACCESS.signedIn,
  'mf-admin': ACCESS.admins,
};
