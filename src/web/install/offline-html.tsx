import { renderToStaticMarkup } from 'react-dom/server'
import { brandOf } from '#web/brand/brands.ts'
import { OfflinePage, offlineInline } from '#web/install/offline-page.tsx'

export interface OfflineHtml {
  readonly html: string
  /** the texts that are written into it, for the policy that allows them and nothing else */
  readonly inline: { readonly script: string; readonly style: string }
}

/** The offline page of a brand as a text that lasts as long as the build: the same for everybody, with no script but its own. */
export function offlineHtml(brandId: string, styles: readonly string[]): OfflineHtml {
  const page = renderToStaticMarkup(<OfflinePage brand={brandOf(brandId)} styles={styles} />)
  return { html: `<!doctype html>${page}`, inline: offlineInline }
}
