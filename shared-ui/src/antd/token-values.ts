/**
 * Literal values of tokens.css: antd computes with its colors in JavaScript, where `var(--…)` does not
 * resolve. A test compares each with its custom property.
 */
export const literals = {
  '--color-brand': '#0f5f59',
  '--color-brand-hover': '#0b4d49',
  '--color-brand-active': '#0a3c3a',
  '--color-brand-soft': '#dfeee9',
  '--color-brand-line': '#bfddd4',
  '--color-surface': '#ffffff',
  '--color-surface-tint': '#eff6f3',
  '--color-surface-sunken': '#f1efe9',
  '--color-layout': '#f7f6f2',
  '--color-line': '#e6e2d9',
  '--color-control': '#858e88',
  '--color-ink': '#15302e',
  '--color-ink-soft': '#3b4f4c',
  '--color-ink-muted': '#586763',
  '--color-ink-disabled': '#98a19c',
  '--color-success': '#1f7a47',
  '--color-warning': '#8a5a12',
  '--color-danger': '#b3372b',
  '--color-danger-hover': '#93291f',
  '--color-info': '#22507e',
  '--color-veil': 'rgb(10 45 44 / 0.46)',
  '--focus-halo': '#bfddd4',
  '--status-pending-bg': '#fff2cf',
  '--status-pending-line': '#f0d58a',
  '--status-pending-text': '#6b4a00',
  '--status-confirmed-bg': '#e0f3e5',
  '--status-confirmed-line': '#aeddbd',
  '--status-confirmed-text': '#1a5c36',
  '--status-cancelled-bg': '#fce7e4',
  '--status-cancelled-line': '#f2beb7',
  '--status-cancelled-text': '#93291f',
  '--application-info-bg': '#e3eef8',
  '--application-info-line': '#b6d1ea',
  '--application-info-text': '#22507e',
  '--font-body':
    "'Figtree Variable', 'Figtree Fallback', 'Figtree Fallback Noto', 'Figtree Fallback DejaVu', system-ui, -apple-system, 'Segoe UI', sans-serif",
  '--font-code': "ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, monospace",
  '--text-body': '1rem',
  '--text-small': '0.875rem',
  '--text-h3': '1.375rem',
  '--text-h4': '1.125rem',
  '--leading-body': '1.58',
  '--weight-strong': '600',
  '--radius-control': '12px',
  '--radius-card': '20px',
  '--radius-sm': '8px',
  '--radius-capsule': '999px',
  '--control': '44px',
  '--control-lg': '52px',
  '--control-sm': '36px',
  '--space-4': '16px',
  '--focus-width': '3px',
  '--shadow-card': '0 1px 2px rgb(21 48 46 / 0.04), 0 10px 28px -16px rgb(21 48 46 / 0.14)',
  '--shadow-raised': '0 2px 4px rgb(21 48 46 / 0.05), 0 18px 44px -18px rgb(21 48 46 / 0.24)',
  '--shadow-dialog': '0 4px 10px rgb(21 48 46 / 0.06), 0 32px 80px -20px rgb(10 45 44 / 0.4)',
  '--motion-fast': '120ms',
  '--motion-base': '200ms',
  '--motion-slow': '360ms',
  '--ease-out': 'cubic-bezier(0.2, 0.7, 0.2, 1)',
  '--z-dialog': '1000',
} as const;

type Name = keyof typeof literals;

/** The literal of a custom property: `literal('--color-brand')`. */
export const literal = <N extends Name>(name: N): (typeof literals)[N] => literals[name];

const REM_PX = 16;

/** A length or number for antd: pixels without a unit. */
export function px(name: Name): number {
  const value = literals[name];
  return parseFloat(value) * (value.endsWith('rem') ? REM_PX : 1);
}

/** A duration for antd: "0.12s". */
export const seconds = (name: Name): string => `${parseFloat(literals[name]) / 1000}s`;
