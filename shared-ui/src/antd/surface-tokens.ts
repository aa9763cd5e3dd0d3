import type { ThemeConfig } from 'antd';
import { literal, px } from './token-values.ts';

const brand = literal('--color-brand');
const brandHover = literal('--color-brand-hover');
const brandSoft = literal('--color-brand-soft');
const tint = literal('--color-surface-tint');
const sunken = literal('--color-surface-sunken');
const layout = literal('--color-layout');
const line = literal('--color-line');
const inkSoft = literal('--color-ink-soft');
const inkMuted = literal('--color-ink-muted');
const capsule = px('--radius-capsule');

/** Tokens of containers and display components. */
export const surfaces: NonNullable<ThemeConfig['components']> = {
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
  Progress: { defaultColor: brand, remainingColor: sunken, lineBorderRadius: capsule },
  Statistic: { titleFontSize: px('--text-small'), contentFontSize: 32 },
};
