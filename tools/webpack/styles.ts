import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { RuleSetRule } from 'webpack';
import type { PackageData } from './package-data.ts';

/**
 * Class names include the package and its version, so that shared-ui's modules, bundled by every area, cannot
 * restyle another area's copy.
 */
const moduleOptions = ({ uniqueName }: PackageData, development: boolean) => ({
  auto: /\.module\.css$/,
  namedExport: false,
  exportLocalsConvention: 'as-is',
  localIdentName: development ? '[name]__[local]--[hash:base64:4]' : '[hash:base64:5]',
  localIdentHashSalt: uniqueName,
});

/** Rules for plain CSS, CSS Modules and their assets. */
export function styleRules(packageData: PackageData, development: boolean): RuleSetRule[] {
  const modules = moduleOptions(packageData, development);
  const loaders = [MiniCssExtractPlugin.loader, { loader: 'css-loader', options: { modules } }];
  return [
    { test: /\.css$/, use: loaders, sideEffects: true },
    { test: /\.(woff2|svg|png|jpg|webp|avif)$/, type: 'asset/resource' },
  ];
}

/** Only the class names of CSS Modules, identical to the browser build's, for prerendering. */
export function namesOfStyles(packageData: PackageData): RuleSetRule {
  const modules = { ...moduleOptions(packageData, false), exportOnlyLocals: true };
  return { test: /\.css$/, use: [{ loader: 'css-loader', options: { modules } }] };
}

/** Extracts the styles into files; in production their names contain a content hash. */
export function extractStyles(development: boolean) {
  const filename = development ? '[name].css' : '[name].[contenthash:8].css';
  // The order of two screens' rules does not matter: their class names differ.
  return new MiniCssExtractPlugin({ filename, chunkFilename: filename, ignoreOrder: true });
}

/** Minimizes the stylesheets in this process: a second one would cost more than it saves. */
export const minimizeStyles = () => new CssMinimizerPlugin({ parallel: false });
