import { CircleAlert } from 'lucide-react';
import { renderToString } from 'react-dom/server';
import type { ReactNode } from 'react';
import { PortalRouter } from 'shared-portal/portal-router';
import { Avatar } from './avatar';
import { Button, ButtonLink } from './button';
import { Card } from './card';
import { Checkbox, Field, Segmented, Select, TextInput } from './field';
import {
  SignInIllustration,
  HeroIllustration,
  SuccessIllustration,
  EmptyIllustration,
  SentIllustration,
  UnavailableIllustration,
  FailureIllustration,
} from './illustrations';
import { NotFound } from './not-found';
import { Note } from './note';
import { EmptyPanel, WaitingPanel } from './panel';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { Skeleton, SkeletonCard } from './skeleton';
import { Rating, Stars } from './stars';
import { StatusBadge } from './status-badge';
import { Tag } from './tag';

const PARTS: Record<string, ReactNode> = {
  avatar: <Avatar name="Marina Azevedo" src="/a.jpg" />,
  buttons: [<Button key="1" loading />, <ButtonLink key="2" to="/" />],
  card: <Card tone="tint" pressable />,
  field: (
    <Field label="Nome" error="Nome obrigatório">
      <TextInput />
    </Field>
  ),
  choices: [
    <Checkbox key="1">Aceito</Checkbox>,
    <Segmented
      key="2"
      label="Forma"
      options={[{ value: 'a', label: 'A' }]}
      value="a"
      onValueChange={() => {}}
    />,
    <Select key="3" />,
  ],
  illustrations: [
    SuccessIllustration,
    EmptyIllustration,
    SentIllustration,
    FailureIllustration,
    UnavailableIllustration,
    HeroIllustration,
    SignInIllustration,
  ].map((Art, i) => <Art key={i} />),
  panels: [<EmptyPanel key="1" title="Vazio" />, <WaitingPanel key="2" />, <NotFound key="3" />],
  note: <Note icon={<CircleAlert />} />,
  headers: (['public', 'private', 'plain'] as const).map((variant) => (
    <SiteHeader key={variant} variant={variant} items={[{ to: '/planos', label: 'Planos' }]} />
  )),
  footers: (['minimal', 'landing', 'default'] as const).map((variant) => (
    <SiteFooter key={variant} variant={variant} />
  )),
  skeletons: [<Skeleton key="1" width="62%" height="2rem" />, <SkeletonCard key="2" avatar foot />],
  figures: [
    <Rating key="1" value={5} count={1} />,
    <Stars key="2" value={3} />,
    <StatusBadge key="3" label={{ text: 'Pendente', tone: 'pending', hint: 'Cancelada' }} />,
    <Tag key="4">Ansiedade</Tag>,
  ],
};

describe('prerendered pages', () => {
  it.each(Object.entries(PARTS))(
    'contain no inline styles, which `style-src self` forbids: %s',
    (_, part) => {
      const html = renderToString(<PortalRouter>{part}</PortalRouter>);
      expect(html.length).toBeGreaterThan(20);
      expect(html).not.toMatch(/\sstyle=|<style/);
    },
  );
});
