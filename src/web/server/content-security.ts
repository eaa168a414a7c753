import { createHash } from 'node:crypto'
import { layers } from '#web/styles/layers.ts'

const layersHash = `sha256-${createHash('sha256').update(layers).digest('base64')}`

/**
 * What a page may load: our own scripts and styles by nonce, nothing from another origin.
 * Style attributes are allowed, since positions and bar widths are written there by the server's HTML.
 */
export function contentSecurityPolicy(nonce: string, mode: 'production' | 'development'): string {
  const hotReload = mode === 'development' ? ' ws: http://localhost:*' : ''
  const inlineStyles = mode === 'development' ? `'unsafe-inline'` : `'nonce-${nonce}' '${layersHash}'`
  return [
    `default-src 'none'`,
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' ${inlineStyles}`,
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self' data:`,
    `media-src 'self'`,
    `font-src 'self'`,
    `connect-src 'self'${hotReload}`,
    `manifest-src 'self'`,
    `worker-src 'self'`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ')
}
