import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [reactRouter()],
  build: { sourcemap: false, assetsInlineLimit: 0 },
  cacheDir: process.env.VITE_CACHE ?? 'node_modules/.vite',
  // A list of one's own replaces the built-in one, so its entries are repeated.
  server: { fs: { deny: ['.env', '.env.*', '*.{crt,pem}', '**/.git/**', '**/.data/**', '**/server/**'] } },
})
