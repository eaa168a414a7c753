import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { pagePieces } from './src/web/server/page-pieces.ts'
import { widthsInEm } from './src/web/server/widths-in-em.ts'

const pieces = pagePieces()

/** Few files to ask for: what every page runs on in one, what pages share in another, the rest by the moment of need. */
const codeSplitting = {
  groups: [
    { name: 'ground', test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/, priority: 99 },
    ...pieces.groups,
  ],
}

export default defineConfig({
  plugins: [widthsInEm(), pieces.plugin, reactRouter()],
  build: { sourcemap: false, assetsInlineLimit: 0 },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting } } } } },
  optimizeDeps: { include: ['temporal-polyfill/full/global'] }, // found late otherwise, and the first page would load twice
  cacheDir: process.env.VITE_CACHE ?? 'node_modules/.vite',
  // A list of one's own replaces the built-in one, so its entries are repeated.
  server: { fs: { deny: ['.env', '.env.*', '*.{crt,pem}', '**/.git/**', '**/.data/**', '**/server/**'] } },
})
