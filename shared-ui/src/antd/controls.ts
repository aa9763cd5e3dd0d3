import type { ThemeConfig } from 'antd';
import { literal } from './token-values.ts';

const brandHover = literal('--color-brand-hover');
const brandSoft = literal('--color-brand-soft');
const layout = literal('--color-layout');
const control = literal('--color-control');
const inkMuted = literal('--color-ink-muted');
/** Inputs are slightly taller than buttons. */
const INPUT_HEIGHT = 48;

/** Tokens of controls. */
export const controls: NonNullable<ThemeConfig['components']> = {
  Select: {
    controlHeight: INPUT_HEIGHT,
    optionHeight: 44,
    optionPadding: '11px 16px',
    optionSelectedBg: brandSoft,
    optionSelectedColor: brandHover,
    optionActiveBg: layout,
  },
  Upload: { colorFillAlter: layout, colorBorder: control, actionsColor: inkMuted, padding: 24 },
};
