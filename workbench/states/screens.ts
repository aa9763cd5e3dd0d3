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

/**
 * Every screen of every area, and every list in a tab, by its folder; `static`: it shows no server data. A
 * screen whose folder is missing here fails the test beside this file.
 */
export const SCREENS: Readonly<Record<string, ScreenStates | 'static'>> = {
  'mf-public/landing': 'static',
  'mf-public/pricing': 'static',
  'mf-public/comparison': 'static',
  'mf-public/transparency': 'static',
  'mf-public/legal': 'static',
  'mf-public/contact': { data: 'empty', loading: 'slow', empty: null, failing: 'refused' },
  'mf-public/directory': { data: 'unfiltered', loading: 'slow', empty: 'noResults', failing: 'unreachable' },
  'mf-public/profile': {
    data: 'complete',
    loading: 'slow',
    empty: 'withoutReviews',
    failing: 'unreachable',
  },
  'mf-public/test-users': { data: 'before', loading: 'slow', empty: null, failing: 'unreachable' },

  'mf-patient/dashboard': { data: 'busy', loading: 'slow', empty: 'empty', failing: 'unreachable' },
  'mf-patient/search': { data: 'unfiltered', loading: 'slow', empty: 'noResults', failing: 'unreachable' },
  'mf-patient/booking': { data: 'free', loading: 'slow', empty: 'full', failing: 'unreachable' },
  'mf-patient/confirmation': {
    data: 'paid',
    loading: 'slow',
    empty: 'unpaid',
    failing: 'unreachable',
  },
  'mf-patient/payment': { data: 'open', loading: 'slow', empty: null, failing: 'unreachable' },
  'mf-patient/appointments/series': { data: 'running', loading: 'slow', empty: null, failing: 'unreachable' },
  'mf-patient/appointments': { data: 'upcoming', loading: 'slow', empty: 'empty', failing: 'unreachable' },
  'mf-patient/profile': { data: 'filled', loading: 'slow', empty: 'bare', failing: 'unreachable' },
  'mf-patient/history': { data: 'everything', loading: 'slow', empty: 'empty', failing: 'unreachable' },
  'mf-patient/feedback': { data: 'form', loading: 'slow', empty: 'nothing', failing: 'unreachable' },
  'mf-patient/notifications': { data: 'all', loading: 'slow', empty: 'empty', failing: 'unreachable' },
  'mf-patient/messages': { data: 'list', loading: 'slow', empty: 'empty', failing: 'unreachable' },
  'mf-patient/room': { data: 'open', loading: 'slow', empty: null, failing: 'unreachable' },
  'mf-patient/chat': { data: 'patient', loading: 'slow', empty: 'empty', failing: 'unreachable' },

  'mf-professional/apply': { data: 'patient', loading: 'slow', empty: null, failing: 'unreachable' },
  'mf-professional/pending': { data: 'pending', loading: 'slow', empty: 'none', failing: 'unreachable' },
  'mf-professional/dashboard': {
    data: 'busy',
    loading: 'slow',
    empty: 'beginner',
    failing: 'unreachable',
  },
  'mf-professional/agenda': { data: 'busy', loading: 'slow', empty: 'emptyWeek', failing: 'unreachable' },
  'mf-professional/notifications': {
    data: 'all',
    loading: 'slow',
    empty: 'empty',
    failing: 'unreachable',
  },
  'mf-professional/messages': { data: 'list', loading: 'slow', empty: 'empty', failing: 'unreachable' },
  'mf-professional/patients': { data: 'few', loading: 'slow', empty: 'none', failing: 'unreachable' },
  'mf-professional/earnings': { data: 'month', loading: 'slow', empty: 'none', failing: 'unreachable' },
  'mf-professional/public-profile': {
    data: 'published',
    loading: 'slow',
    empty: 'bare',
    failing: 'unreachable',
  },
  'mf-professional/hours': { data: 'exceptions', loading: 'slow', empty: 'closed', failing: 'unreachable' },

  'mf-admin/dashboard': { data: 'counts', loading: 'slow', empty: 'nothing', failing: 'unreachable' },
  'mf-admin/approvals': { data: 'each', loading: 'slow', empty: 'none', failing: 'unreachable' },
  'mf-admin/approvals/professionals': {
    data: 'approved',
    loading: 'slow',
    empty: 'noneSuspended',
    failing: 'unreachable',
  },
  'mf-admin/consultations': { data: 'few', loading: 'slow', empty: 'none', failing: 'unreachable' },
  'mf-admin/consultation': { data: 'confirmed', loading: 'slow', empty: null, failing: 'unreachable' },
  'mf-admin/consultations/payments': {
    data: 'each',
    loading: 'slow',
    empty: 'none',
    failing: 'unreachable',
  },
  'mf-admin/financial': { data: 'each', loading: 'slow', empty: 'none', failing: 'unreachable' },
  'mf-admin/financial/payouts': { data: 'prepared', loading: 'slow', empty: 'none', failing: 'unreachable' },
  'mf-admin/financial/refunds': { data: 'due', loading: 'slow', empty: 'none', failing: 'unreachable' },
  'mf-admin/financial/absences': { data: 'two', loading: 'slow', empty: 'none', failing: 'unreachable' },
  'mf-admin/financial/suspense': { data: 'two', loading: 'slow', empty: 'none', failing: 'unreachable' },
  'mf-admin/financial/jobs': { data: 'failing', loading: 'slow', empty: null, failing: 'unreachable' },
  'mf-admin/users': { data: 'all', loading: 'slow', empty: 'noMatch', failing: 'unreachable' },
  'mf-admin/person': { data: 'patient', loading: 'slow', empty: null, failing: 'unreachable' },
  'mf-admin/team': { data: 'team', loading: 'slow', empty: null, failing: 'unreachable' },
  'mf-admin/platform-fee': { data: 'fee', loading: 'slow', empty: 'noHistory', failing: 'unreachable' },
  'mf-admin/audit': { data: 'few', loading: 'slow', empty: 'noMatch', failing: 'unreachable' },
  'mf-admin/testimonials': { data: 'pending', loading: 'slow', empty: 'none', failing: 'unreachable' },
  'mf-admin/messages': { data: 'some', loading: 'slow', empty: 'none', failing: 'unreachable' },
  'mf-admin/messages/privacy': { data: 'list', loading: 'slow', empty: 'none', failing: 'unreachable' },
  'mf-admin/placeholder': 'static',
};

/** Folders with scenarios of a part that belongs to a screen of the list. */
export const PARTS: readonly string[] = [
  'mf-admin/financial/bank',
  'mf-admin/frame',
  'mf-patient/profile/devices',
  'mf-patient/profile/your-data',
];
