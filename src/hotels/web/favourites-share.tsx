import { useState } from 'react'
import { sharedFavouritesPath } from '#hotels/web/favourites-address.ts'
import { Button } from '#web/ui/fields/button.tsx'

/** Hands the list on by the device's own sheet, else as a copied address. */
export function FavouritesShare({ ids }: { readonly ids: readonly string[] }) {
  const [copied, setCopied] = useState<string>()
  const path = sharedFavouritesPath(ids)
  if (ids.length === 0) return null
  return (
    <Button kind="line" size="small" icon="share-network-bold" onClick={() => void share(path, setCopied)}>
      <span aria-live="polite">{copied === path ? 'پیوند کپی شد' : 'فرستادن این فهرست'}</span>
    </Button>
  )
}

async function share(path: string, onCopied: (path: string) => void): Promise<void> {
  const url = new URL(path, location.href).href
  try {
    if (typeof navigator.share === 'function') return await navigator.share({ title: 'هتل‌های پسندیده', url })
    await navigator.clipboard.writeText(url)
    onCopied(path)
  } catch (error) {
    // closed without sending, or not allowed to
    if (!(error instanceof DOMException)) throw error
  }
}
