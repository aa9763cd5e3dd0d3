import { manifestRoutes } from '../../manifests.ts';
import type { BuiltPackage } from '../built-packages.ts';

/** A package as built, with made-up files. */
const built = (name: string, chunks: Partial<BuiltPackage['chunks']> = {}): BuiltPackage => ({
  name,
  version: '1.2.0',
  folder: `/portal/${name}/dist`,
  base: name === 'shell' ? '/' : `/mf/${name}/1.2.0/`,
  chunks: { entry: ['remoteEntry.js'], modules: {}, fonts: [], ...chunks },
  integrity: { 'main.js': 'sha384-main', 'remoteEntry.js': 'sha384-entry', 'area.js': 'sha384-area' },
  antd: null,
  prerendered: [],
  routes: manifestRoutes(name),
});
export const shell = built('shell', {
  entry: ['main.css', 'main.js'],
  fonts: ['text.woff2'],
  modules: {
    'shell/src/session/backend.ts': ['supabase.js'],
    'shell/src/guard/route-guard.tsx': ['guard.js'],
  },
});
export const areas = (['mf-public', 'mf-patient'] as const).map((name) => ({
  ...built(name, {
    modules: {
      [`${name}/src/start.tsx`]: ['area.css', 'area.js'],
      [`${name}/src/search/search-page.tsx`]: ['search.js', 'search.css'],
      [`${name}/src/booking/booking-page.tsx`]: ['booking.js', 'area.js'],
      [`${name}/src/room/room-page.tsx`]: ['room.js', 'area.js', 'room.css'],
    },
  }),
  name,
}));
