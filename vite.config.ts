import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

/** What is shared by the pages of whoever is signed in, or by forms alone; a guest's first page does without. */
const notOfAll = [
  'passengers',
  'calendar',
  'orders',
  'accounts[\\\\/](?!safe-path)',
  'web[\\\\/](?:api|declined|session-id|use-done-before)\\.',
  'web[\\\\/]ui[\\\\/]\\w+[\\\\/](?:modal|use-dialog|grab-handle|field|text-field|select-field|note|price|tag|penalty-moments|use-seconds-left)\\.',
].join('|')

/** Few files to ask for at first: what every page runs on in one, what most pages share in another. */
const codeSplitting = {
  groups: [
    { name: 'ground', test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/, priority: 2 },
    // what every page has besides, and what most have of small parts: alone each would cost more than it weighs
    {
      name: 'frame',
      test: /[\\/]src[\\/](web[\\/]ui[\\/]dialogs[\\/]toast|accounts[\\/]safe-path|web[\\/]layouts[\\/]private)\.tsx?$/,
      priority: 2,
    },
    {
      name: 'small',
      test: /[\\/]src[\\/](web[\\/]ui[\\/]\w+[\\/](note|price|tag|skeleton)|storefront[\\/]landing-paths)\.tsx?$/,
      priority: 2,
    },
    {
      name: 'shared',
      test: new RegExp(`[\\\\/]src[\\\\/](?!${notOfAll})`),
      minShareCount: 19,
      maxModuleSize: 20_000,
      priority: 1,
    },
  ],
}

export default defineConfig({
  plugins: [reactRouter()],
  build: { sourcemap: false, assetsInlineLimit: 0 },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting } } } } },
  optimizeDeps: { include: ['temporal-polyfill/full/global'] }, // found late otherwise, and the first page would load twice
  cacheDir: process.env.VITE_CACHE ?? 'node_modules/.vite',
  // A list of one's own replaces the built-in one, so its entries are repeated.
  server: { fs: { deny: ['.env', '.env.*', '*.{crt,pem}', '**/.git/**', '**/.data/**', '**/server/**'] } },
})
