import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { RuleSetRule } from 'webpack';
import type { PackageFacts } from './package-facts.ts';

/**
 * Class names carry the package and its version, so that shared-ui's modules, bundled by every area, cannot restyle
 * another area's copy.
 */
const moduleOptions = ({ uniqueName }: PackageFacts, development: boolean) => ({
  auto: /\.module\.css$/,
  namedExport: false,
  exportLocalsConvention: 'as-is',
  localIdentName: development ? '[name]__[local]--[hash:base64:4]' : '[hash:base64:5]',
  localIdentHashSalt: uniqueName,
});

/** Rules for plain CSS and for CSS Modules, and for what they refer to. */
export function styleRules(facts: PackageFacts, development: boolean): RuleSetRule[] {
  const modules = moduleOptions(facts, development);
  const loaders = [MiniCssExtractPlugin.loader, { loader: 'css-loader', options: { modules } }];
  return [
    { test: /\.css$/, use: loaders, sideEffects: true },
    { test: /\.(woff2|svg|png|jpg|webp|avif)$/, type: 'asset/resource' },
  ];
}

/** Of the CSS Modules only the class names, the same ones, for HTML that is made without a page. */
export function namesOfStyles(facts: PackageFacts): RuleSetRule {
  const modules = { ...moduleOptions(facts, false), exportOnlyLocals: true };
  return { test: /\.css$/, use: [{ loader: 'css-loader', options: { modules } }] };
}

/** Collects the styles into files; in production their names carry their content. */
export function extractStyles(development: boolean) {
  const filename = development ? '[name].css' : '[name].[contenthash:8].css';
  // The order of two screens' rules does not matter: each carries its own class names.
  return new MiniCssExtractPlugin({ filename, chunkFilename: filename, ignoreOrder: true });
}

/** Makes the stylesheets small, in this process: a second one would cost more than it saves. */
export const minimizeStyles = () => new CssMinimizerPlugin({ parallel: false });
