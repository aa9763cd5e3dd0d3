import type { Publication } from '../publication.ts';

/** A publication for tests: by default an area without files. */
export const publication = (more: Partial<Publication> = {}): Publication => {
  const { name = 'mf-professional', version = '1.0.0' } = more;
  return {
    name,
    version,
    base: name === 'shell' ? '/' : `/mf/${name}/${version}/`,
    chunks: { entry: ['remoteEntry.js'], modules: { [`${name}/src/start.tsx`]: [] }, fonts: [] },
    integrity: {},
    antd: null,
    prerendered: [],
    routes: [],
    contract: '1.2.0',
    provides: {},
    requires: {},
    template: '',
    files: [],
    forDevelopers: false,
    ...more,
  };
};

/** The same for a shell that provides React. */
export const shellPublication = (more: Partial<Publication> = {}): Publication =>
  publication({
    name: 'shell',
    chunks: { entry: ['main.js'], modules: { 'shell/src/session/backend.ts': [] }, fonts: [] },
    provides: { react: '19.3.1' },
    portalNames: { uses: {}, exports: { 'shared-portal/router': ['Link'] } },
    template: '<head><!-- build --></head>',
    ...more,
  });
