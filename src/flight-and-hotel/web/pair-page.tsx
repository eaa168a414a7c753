import '#web/ui/search/results-head.css'
import '#web/ui/search/search-cell.css'
import '#web/ui/search/search-panel.css'
import '#web/ui/states/note.css'
import '#web/ui/states/tag.css'
import '#web/ui/states/empty-state.css'
import '#web/ui/flight/price.css'
import '#web/ui/flight/airline-tile.css'
import '#web/ui/flight/flight-line.css'
import '#web/art/bird.css'
import '#flights/booking/web/confirm/confirm-trip.css'
import '#flights/booking/web/passengers/passengers-trip.css'
import '#hotels/web/hotel-art.css'
import '#hotels/web/hotel-stars.css'
import '#hotels/web/score-badge.css'
import './pair-page.css'
import { useLocation } from 'react-router'
import { pairPromises } from '#flight-and-hotel/web/pair-promises.ts'
import { PairSearchForm } from '#flight-and-hotel/web/pair-search.tsx'
import { SiteLayout } from '#web/layouts/site-layout.tsx'
import { ResultsHead } from '#web/ui/search/results-head.tsx'
import { Promises } from '#web/ui/states/promises.tsx'
import { useVisitor } from '#web/use-user.tsx'
import { woken } from '#web/woken.tsx'
import type { Route } from './+types/pair-page'

const PairScreen = woken(async () => (await import('#flight-and-hotel/web/pair-screen.tsx')).PairScreen)

export { loader } from './pair-page.server.ts'

const what = 'پرواز رفت‌وبرگشت و هتل را کنار هم ببینید، هر کدام را جدا عوض کنید و هر دو را با یک پرداخت بخرید.'

export function meta({ loaderData }: Route.MetaArgs) {
  const found = loaderData?.found
  const isBare = loaderData !== undefined && found === undefined && loaderData.faults.length === 0
  return [
    { title: found?.title ?? 'پرواز و هتل' },
    { name: 'description', content: what },
    // what was found for somebody's days is nobody else's; the form is
    ...(isBare ? [] : [{ name: 'robots', content: 'noindex' }]),
  ]
}

export default function PairPage({ loaderData }: Route.ComponentProps) {
  const { found, isEditing } = loaderData
  return (
    <div className={found && 'has-results-head'}>
      <SiteLayout {...useVisitor()}>
        {found === undefined ? <PairHome {...loaderData} /> : <Head found={found} isEditing={isEditing} />}
        {found && (
          <div className="wrap pair-main">
            {isEditing && <PairSearchForm {...loaderData} />}
            <PairScreen found={found} />
          </div>
        )}
      </SiteLayout>
    </div>
  )
}

type Data = Route.ComponentProps['loaderData']

function PairHome(props: Data) {
  return (
    <div className="wrap pair-home">
      <h1>پرواز و هتل</h1>
      <p>{what}</p>
      <PairSearchForm {...props} />
      <Promises all={pairPromises} />
    </div>
  )
}

function Head({
  found,
  isEditing,
}: {
  readonly found: NonNullable<Data['found']>
  readonly isEditing: boolean
}) {
  const params = new URLSearchParams(useLocation().search)
  if (isEditing) params.delete('edit')
  else params.set('edit', '1')
  return (
    <ResultsHead
      back={{ to: '/flight-and-hotel', says: 'جستجوی تازه' }}
      title={found.title}
      asked={found.asked}
      inShort={found.inShort}
      isEditing={isEditing}
      editing={params}
    />
  )
}
