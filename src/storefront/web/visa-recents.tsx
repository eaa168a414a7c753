import type { VisaRecent } from '#storefront/visa-recents.ts'
import { type RecentView, SearchRecents } from '#storefront/web/search-recents.tsx'

export function VisaRecents({ recents }: { readonly recents: readonly VisaRecent[] }) {
  return <SearchRecents recents={recents} action="/visa-home" shown={visaView} />
}

function visaView({ countryName, path }: VisaRecent): RecentView {
  return { path, removes: `ویزای ${countryName}`, words: <b>{countryName}</b> }
}
