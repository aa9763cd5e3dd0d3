import type { ThemeConfig } from 'antd';
import { literal, px } from './token-values.ts';

const brand = literal('--color-brand');
const brandHover = literal('--color-brand-hover');
const brandSoft = literal('--color-brand-soft');
const brandLine = literal('--color-brand-line');
const tint = literal('--color-surface-tint');
const surface = literal('--color-surface');
const sunken = literal('--color-surface-sunken');
const layout = literal('--color-layout');
const control = literal('--color-control');
const ink = literal('--color-ink');
const inkSoft = literal('--color-ink-soft');
const inkMuted = literal('--color-ink-muted');
const capsule = px('--radius-capsule');
const halo = `0 0 0 ${literal('--focus-width')} ${literal('--focus-halo')}`;
const errorHalo = `0 0 0 ${literal('--focus-width')} ${literal('--status-cancelled-line')}`;
/** Inputs are slightly taller than buttons. */
const INPUT_HEIGHT = 48;

/** Tokens of buttons, selection controls and inputs. */
export const controls: NonNullable<ThemeConfig['components']> = {
  Button: {
    borderRadius: capsule,
    borderRadiusLG: capsule,
    borderRadiusSM: capsule,
    fontWeight: px('--weight-strong'),
    contentFontSize: 15,
    contentFontSizeLG: 17,
    contentFontSizeSM: 14,
    paddingInline: 22,
    paddingInlineLG: 28,
    paddingInlineSM: 16,
    iconGap: 8,
    primaryShadow: 'none',
    defaultShadow: 'none',
    dangerShadow: 'none',
    defaultColor: brand,
    defaultBorderColor: brandLine,
    defaultHoverBg: tint,
    defaultHoverColor: brandHover,
    defaultHoverBorderColor: brand,
    defaultActiveBg: brandSoft,
    textTextColor: brand,
    textTextHoverColor: brandHover,
    textHoverBg: brandSoft,
    colorBorderDisabled: 'transparent',
  },
  Input: {
    controlHeight: INPUT_HEIGHT,
    paddingInline: 16,
    hoverBorderColor: brand,
    activeBorderColor: brand,
    activeShadow: halo,
    errorActiveShadow: errorHalo,
  },
  InputNumber: { controlHeight: INPUT_HEIGHT, paddingInline: 16 },
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
    borderRadiusSM: capsule,
    cellBgDisabled: 'transparent',
    cellHoverBg: brandSoft,
    cellActiveWithRangeBg: tint,
    cellHoverWithRangeBg: brandSoft,
    cellRangeBorderColor: brandLine,
    textHeight: 48,
    withoutTimeCellHeight: 64,
    timeColumnWidth: 64,
    timeCellHeight: 40,
  },
  Calendar: {
    fullBg: 'transparent',
    fullPanelBg: 'transparent',
    itemActiveBg: brandSoft,
    borderRadiusSM: capsule,
  },
  Segmented: {
    borderRadius: capsule,
    borderRadiusSM: capsule,
    borderRadiusXS: capsule,
    trackBg: sunken,
    trackPadding: 4,
    itemColor: inkSoft,
    itemSelectedColor: brand,
    itemSelectedBg: surface,
  },
  Form: {
    labelColor: ink,
    labelFontSize: 14,
    verticalLabelPadding: '0 0 6px',
    itemMarginBottom: 20,
    labelRequiredMarkColor: literal('--color-danger'),
  },
  Checkbox: { controlInteractiveSize: 22, borderRadiusSM: 6 },
  Switch: {
    trackHeight: 32,
    trackMinWidth: 52,
    trackPadding: 4,
    handleSize: 24,
    handleShadow: 'none',
    trackHeightSM: 24,
    trackMinWidthSM: 40,
    handleSizeSM: 16,
    colorTextQuaternary: control,
    colorTextTertiary: inkMuted,
  },
  Upload: { colorFillAlter: layout, colorBorder: control, actionsColor: inkMuted, padding: 24 },
  Rate: {
    starColor: literal('--color-star'),
    starBg: control,
    starSize: 28,
    starSizeSM: 18,
    starSizeLG: 36,
    starHoverScale: 'none',
  },
};
