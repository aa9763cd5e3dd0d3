/** The seed's Beatriz Farias. */
export const DEMO_ADMIN = 'c0000001-0000-4000-8000-000000000001';
