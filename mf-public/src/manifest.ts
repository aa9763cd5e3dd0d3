import { ACCESS, type AreaManifest } from 'shared-portal/manifest';

const { anyone } = ACCESS;

export const manifest: AreaManifest = {
  name: 'mf-public',
  routes: [
    { path: '/', access: anyone, title: 'Psicologia e psiquiatria online', prerendered: true },
    { path: '/planos-profissionais', access: anyone, title: 'Planos para profissionais', prerendered: true },
    { path: '/planos', access: anyone, title: 'Planos para profissionais', prerendered: true },
    { path: '/professional/planos', access: anyone, title: 'Comparar planos', prerendered: true },
    { path: '/legal', access: anyone, title: 'Privacidade e termos', prerendered: true },
    { path: '/contato', access: anyone, title: 'Contato', prerendered: true },
    { path: '/transparencia', access: anyone, title: 'Transparência', prerendered: true },
    { path: '/profissionais', access: anyone, title: 'Profissionais', prerendered: true, served: true },
    { path: '/professional/profile/:id', access: anyone, title: 'Perfil do profissional', served: true },
    {
      path: '/professional/profile-public/:id',
      access: anyone,
      title: 'Perfil do profissional',
      served: true,
    },
    { path: '/create-test-users', access: anyone, title: 'Contas de teste' },
  ],
  screens: {
    landing: 'static',
    pricing: 'static',
    comparison: 'static',
    transparency: 'static',
    legal: 'static',
    contact: { data: 'empty', loading: 'slow', empty: null, failing: 'refused' },
    directory: { data: 'unfiltered', loading: 'slow', empty: 'noResults', failing: 'unreachable' },
    profile: { data: 'complete', loading: 'slow', empty: 'withoutReviews', failing: 'unreachable' },
    'test-users': { data: 'before', loading: 'slow', empty: null, failing: 'unreachable' },
  },
};
