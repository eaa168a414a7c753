import { renderToStaticMarkup } from 'react-dom/server'
import type { WholeBrand } from '#brands/brand.ts'
import { OfflinePage, offlineInline } from '#web/install/offline-page.tsx'

export interface OfflineHtml {
  readonly html: string
  readonly inline: { readonly script: string; readonly style: string }
}

export function offlineHtml(brand: WholeBrand, styles: readonly string[]): OfflineHtml {
  const page = renderToStaticMarkup(<OfflinePage brand={brand} styles={styles} />)
  return { html: `<!doctype html>${page}`, inline: offlineInline(brand) }
}
