import type { ThemeConfig } from 'antd';
import { literal, px } from './token-values.ts';

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
  DatePicker: {
    controlHeight: INPUT_HEIGHT,
    cellHeight: 40,
    cellWidth: 40,
    borderRadiusSM: px('--radius-capsule'),
    cellBgDisabled: 'transparent',
    cellHoverBg: brandSoft,
    timeColumnWidth: 64,
    timeCellHeight: 40,
  },
  Switch: {
    trackHeight: 32,
    trackMinWidth: 52,
    trackPadding: 4,
    handleSize: 24,
    handleShadow: 'none',
    colorTextQuaternary: control,
    colorTextTertiary: inkMuted,
  },
  Upload: { colorFillAlter: layout, colorBorder: control, actionsColor: inkMuted, padding: 24 },
};
