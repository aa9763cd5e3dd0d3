/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { theme } from './theme';

const css = readFileSync(`${__dirname}/../tokens.css`, 'utf8');
const raw = new Map(
  [...css.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
);

/** A custom property's value with every `var()` followed. */
function valueOf(property: string): string {
  const value = raw.get(property);
  if (value === undefined) throw new Error(`tokens.css has no ${property}`);
  return value.replace(/var\((--[\w-]+)\)/g, (_whole, name: string) => valueOf(name));
}

const COLOURS = {
  colorPrimary: '--color-brand',
  colorPrimaryHover: '--color-brand-hover',
  colorPrimaryActive: '--color-brand-active',
  colorPrimaryBg: '--color-surface-tint',
  colorPrimaryBgHover: '--color-brand-soft',
  colorPrimaryBorder: '--color-brand-line',
  colorLink: '--color-link',
  colorLinkHover: '--color-link-hover',
  colorSuccess: '--color-success',
  colorWarning: '--color-warning',
  colorError: '--color-danger',
  colorErrorHover: '--color-danger-hover',
  colorInfo: '--color-info',
  colorSuccessBg: '--status-confirmada-bg',
  colorSuccessBorder: '--status-confirmada-line',
  colorSuccessText: '--status-confirmada-text',
  colorWarningBg: '--status-pendente-bg',
  colorWarningBorder: '--status-pendente-line',
  colorWarningText: '--status-pendente-text',
  colorErrorBg: '--status-cancelada-bg',
  colorErrorBorder: '--status-cancelada-line',
  colorErrorText: '--status-cancelada-text',
  colorInfoBg: '--application-info-bg',
  colorInfoBorder: '--application-info-line',
  colorInfoText: '--application-info-text',
  colorText: '--color-ink',
  colorTextSecondary: '--color-ink-soft',
  colorTextTertiary: '--color-ink-muted',
  colorTextDisabled: '--color-ink-disabled',
  colorBgContainer: '--color-surface',
  colorBgLayout: '--color-layout',
  colorBgContainerDisabled: '--color-surface-sunken',
  colorSplit: '--color-line',
  colorBorder: '--color-control',
  colorBgMask: '--color-veil',
  boxShadowTertiary: '--shadow-card',
  boxShadowSecondary: '--shadow-raised',
  boxShadow: '--shadow-dialog',
  motionEaseOut: '--ease-out',
} as const;

describe('the antd theme', () => {
  it.each(Object.entries(COLOURS))('says of %s what tokens.css says in %s', (token, property) => {
    const tokens = theme.token as Record<string, unknown>;
    expect(tokens[token]).toBe(valueOf(property));
  });

  it('uses the font stacks of tokens.css', () => {
    expect(theme.token?.fontFamily).toBe(valueOf('--font-body'));
    expect(theme.token?.fontFamilyCode).toBe(valueOf('--font-code'));
  });

  it.each([
    ['controlHeight', '--control'],
    ['controlHeightLG', '--control-lg'],
    ['controlHeightSM', '--control-sm'],
    ['borderRadius', '--radius-control'],
    ['borderRadiusLG', '--radius-card'],
    ['borderRadiusSM', '--radius-sm'],
  ] as const)('gives %s the pixels of %s', (token, property) => {
    expect(theme.token?.[token]).toBe(Number.parseFloat(valueOf(property)) * 16);
  });
});
