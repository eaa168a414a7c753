import { createHash } from 'node:crypto'
import { layers } from '#web/styles/layers.ts'

const layersHash = `sha256-${createHash('sha256').update(layers).digest('base64')}`

const wideable = [
  'script-src',
  'style-src',
  'frame-src',
  'connect-src',
  'img-src',
  'font-src',
  'form-action',
] as const

export type WiderPolicy = { readonly [Directive in (typeof wideable)[number]]?: readonly string[] }

/** Scripts and styles by nonce; no other origins. Style attributes are allowed: the server's HTML has positions in them. */
export function contentSecurityPolicy(
  nonce: string,
  mode: 'production' | 'development',
  wider: WiderPolicy = {},
): string {
  const hotReload = mode === 'development' ? ' ws: http://localhost:*' : ''
  const inlineStyles = mode === 'development' ? `'unsafe-inline'` : `'nonce-${nonce}' '${layersHash}'`
  const policy = [
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
  ]
  return widened(policy, wider).join('; ')
}

function widened(policy: readonly string[], wider: WiderPolicy): readonly string[] {
  const named = new Set(policy.map((directive) => directive.split(' ', 1)[0]))
  const added = wideable.filter((name) => wider[name] !== undefined && !named.has(name))
  return [...policy, ...added].map((directive) => {
    const name = wideable.find((one) => directive === one || directive.startsWith(`${one} `))
    return [directive, ...(name === undefined ? [] : (wider[name] ?? []))].join(' ')
  })
}
