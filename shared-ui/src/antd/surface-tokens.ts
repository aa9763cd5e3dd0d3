import type { ThemeConfig } from 'antd';
import { literal, px } from './token-values.ts';

const brand = literal('--color-brand');
const brandHover = literal('--color-brand-hover');
const brandSoft = literal('--color-brand-soft');
const tint = literal('--color-surface-tint');
const surface = literal('--color-surface');
const sunken = literal('--color-surface-sunken');
const layout = literal('--color-layout');
const line = literal('--color-line');
const inkSoft = literal('--color-ink-soft');
const inkMuted = literal('--color-ink-muted');
const capsule = px('--radius-capsule');

/** Tokens of containers and display components. */
export const surfaces: NonNullable<ThemeConfig['components']> = {
  Card: { bodyPadding: 24, headerPadding: 24, headerFontSize: 22, headerHeight: 64, headerBg: 'transparent' },
  Table: {
    headerBg: layout,
    headerColor: inkSoft,
    headerSplitColor: 'transparent',
    headerBorderRadius: 12,
    borderColor: line,
    rowHoverBg: tint,
    cellPaddingBlock: 14,
    cellPaddingInline: 12,
    cellFontSize: 15,
    bodySortBg: 'transparent',
    headerSortActiveBg: sunken,
    headerSortHoverBg: sunken,
    rowSelectedBg: brandSoft,
    rowSelectedHoverBg: brandSoft,
    footerBg: 'transparent',
    selectionColumnWidth: 48,
  },
  Tabs: {
    itemColor: inkMuted,
    itemHoverColor: brandHover,
    itemActiveColor: brandHover,
    itemSelectedColor: brand,
    inkBarColor: brand,
    cardBg: layout,
    horizontalMargin: '0 0 24px 0',
    horizontalItemGutter: 32,
    horizontalItemPadding: '12px 0',
    titleFontSize: 16,
    lineWidthBold: 3,
  },
  Steps: {
    iconSize: 32,
    iconFontSize: 15,
    dotSize: 10,
    dotCurrentSize: 12,
    colorTextDescription: inkMuted,
    colorSplit: literal('--color-line-strong'),
  },
  Menu: {
    itemHeight: 44,
    itemBorderRadius: 12,
    itemMarginInline: 0,
    itemMarginBlock: 0,
    itemPaddingInline: 12,
    iconSize: 20,
    iconMarginInlineEnd: 10,
    fontSize: 14.5,
    itemColor: inkSoft,
    itemHoverBg: layout,
    itemSelectedBg: brandSoft,
    itemSelectedColor: brandHover,
    groupTitleColor: inkMuted,
    groupTitleFontSize: 12,
    activeBarBorderWidth: 0,
  },
  Layout: {
    headerBg: surface,
    headerHeight: 64,
    headerPadding: '0 32px',
    siderBg: surface,
    bodyBg: layout,
    footerBg: 'transparent',
  },
  Modal: { borderRadiusLG: 24, titleFontSize: 22, contentBg: surface },
  Progress: { defaultColor: brand, remainingColor: sunken, lineBorderRadius: capsule },
  Tag: {
    borderRadiusSM: capsule,
    defaultBg: literal('--status-neutral-bg'),
    defaultColor: literal('--status-neutral-text'),
    fontSizeSM: 13,
    lineHeightSM: 1.7,
  },
  Notification: {
    width: 384,
    borderRadiusLG: 20,
    fontSizeLG: 16,
    paddingMD: 16,
    paddingContentHorizontalLG: 16,
    progressBg: brand,
    colorSuccessBg: surface,
    colorErrorBg: surface,
    colorInfoBg: surface,
    colorWarningBg: surface,
  },
  Statistic: { titleFontSize: px('--text-small'), contentFontSize: 32 },
  Skeleton: { gradientFromColor: sunken, gradientToColor: layout, blockRadius: capsule },
  // cssVar mode omits the unit of a bare number.
  Alert: { borderRadius: '12px' as unknown as number },
};
