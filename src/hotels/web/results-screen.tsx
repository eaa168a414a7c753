import { lazy } from 'react'
import { searchPart } from '#hotels/web/results-address.ts'
import { HotelsFound } from '#hotels/web/results-found.tsx'
import { HotelsSummary } from '#hotels/web/results-summary.tsx'
import { useHotelsLook } from '#hotels/web/use-hotels-look.ts'
import type { Route } from './+types/results-page'

const HotelsEdit = lazy(() => import('#hotels/web/results-edit.tsx'))

export function HotelsScreen(props: Route.ComponentProps['loaderData']) {
  const { choices, asked, faults, isAsked, found } = props
  const look = useHotelsLook()
  const refused = found?.refused
  const results = found?.refused === undefined ? found?.results : undefined
  return (
    <>
      {results ? (
        <HotelsSummary results={results} today={choices.today} look={look} />
      ) : (
        <div className="wrap">
          <h1 className="hotels-title">کجا می‌مانید؟</h1>
        </div>
      )}
      {(look.isEditing || !isAsked || refused !== undefined) && (
        <HotelsEdit
          key={searchPart(look.params)}
          {...choices}
          asked={asked}
          faults={faults}
          refused={refused}
        />
      )}
      {found?.refused === undefined && found && <HotelsFound {...found} asked={asked} look={look} />}
    </>
  )
}
