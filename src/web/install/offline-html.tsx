import { renderToStaticMarkup } from 'react-dom/server'
import { brandOf } from '#web/brand/brands.ts'
import { OfflinePage, offlineInline } from '#web/install/offline-page.tsx'

export interface OfflineHtml {
  readonly html: string
  readonly inline: { readonly script: string; readonly style: string }
}

export function offlineHtml(brandId: string, styles: readonly string[]): OfflineHtml {
  const page = renderToStaticMarkup(<OfflinePage brand={brandOf(brandId)} styles={styles} />)
  return { html: `<!doctype html>${page}`, inline: offlineInline }
}
