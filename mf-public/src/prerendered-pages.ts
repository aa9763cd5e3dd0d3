import { PRODUCT_NAME } from 'shared-domain/product';
import { copy as comparison } from './comparison/copy';
import { copy as contact } from './contact/copy';
import { copy as directory } from './directory/copy';
import { copy as landing } from './landing/copy';
import { copy as legal } from './legal/copy';
import { copy as pricing } from './pricing/copy';
import { organization, questionsPage, type StructuredData } from './structured-data';
import { copy as transparency } from './transparency/copy';

/** A prerendered page with its metadata for search engines and link previews. */
export interface PrerenderedPage {
  /** Address in the portal. */
  readonly path: string;
  /** Canonical address if two show the same page. */
  readonly canonical: string;
  readonly title: string;
  /** One or two sentences, up to about 160 characters. */
  readonly description: string;
  /** Module of the screen, if it is not in the area's main chunk. */
  readonly module: string | null;
  readonly structuredData: readonly StructuredData[];
}

const PRICING = '/planos-profissionais';

const pricingPage = {
  canonical: PRICING,
  title: pricing.documentTitle,
  description:
    'Teste por 7 dias sem pagar. Agenda, vídeo, chat e pagamento por Pix para psicólogos e psiquiatras, com 5% de desconto no Pix.',
  module: 'pricing/pricing-page.tsx',
  structuredData: [questionsPage(pricing.questions.entries)],
};

/** The pages that are readable before any script runs, and the directory, prerendered without its results. */
export const prerenderedPages: readonly PrerenderedPage[] = [
  {
    path: '/',
    canonical: '/',
    title: landing.documentTitle,
    description:
      'Encontre psicólogos e psiquiatras verificados, escolha um horário e converse por vídeo em sessões de 50 minutos. Pague com Pix.',
    module: null,
    structuredData: [organization(landing.hero.lead)],
  },
  { path: PRICING, ...pricingPage },
  { path: '/planos', ...pricingPage },
  {
    path: '/professional/planos',
    canonical: '/professional/planos',
    title: comparison.documentTitle,
    description:
      'Os planos Gratuito, Profissional e Premium lado a lado: o que cada um traz para quem atende online, com 30 dias grátis nos pagos.',
    module: 'comparison/comparison-page.tsx',
    structuredData: [],
  },
  {
    path: '/legal',
    canonical: '/legal',
    title: legal.title,
    description: `Política de privacidade e termos de uso do ${PRODUCT_NAME}: que dados guardamos, para quê, por quanto tempo, e os seus direitos pela LGPD.`,
    module: 'legal/legal-page.tsx',
    structuredData: [],
  },
  {
    path: '/contato',
    canonical: '/contato',
    title: contact.documentTitle,
    description: `${contact.subtitle} Em uma emergência, ligue 192, 190 ou 188.`,
    module: 'contact/contact-page.tsx',
    structuredData: [],
  },
  {
    path: '/transparencia',
    canonical: '/transparencia',
    title: transparency.documentTitle,
    description:
      'Quanto do lucro doamos para iniciativas de saúde mental, para quais instituições, e quanto falta para a nossa meta.',
    module: 'transparency/transparency-page.tsx',
    structuredData: [],
  },
  {
    path: '/profissionais',
    canonical: '/profissionais',
    title: directory.title,
    description: directory.subtitle,
    module: 'directory/directory-page.tsx',
    structuredData: [],
  },
];
