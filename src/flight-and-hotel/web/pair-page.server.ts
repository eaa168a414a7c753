import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { iranZone } from '#calendar/zones.ts'
import { choiceIn, pairPath, plainAgeField, requestIn } from '#flight-and-hotel/address.ts'
import { searchOf } from '#flight-and-hotel/search-faults.ts'
import { choicesFor } from '#flight-and-hotel/web/pair-choices.ts'
import { pairView } from '#flight-and-hotel/web/pair-view.ts'
import { addressContext, agencyOf } from '#web/page-context.server.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { 'flight-and-hotel': pairs, hotels, clock } = agencyOf(context, 'flight-and-hotel')
  const params = new URL(request.url).searchParams
  const asked = requestIn(params)
  const today = clock.now().toZonedDateTimeISO(iranZone).toPlainDate()
  const choices = choicesFor(asked, { today, cities: hotels.cities() })
  const { search, faults } = searchOf(asked, today)
  const isEditing = params.get('edit') !== null
  if (search === undefined)
    return { asked, choices, isEditing: true, faults: params.size === 0 ? [] : faults, found: undefined }
  // the form without script brings ages beside the rooms
  if (params.get(plainAgeField) !== null) throw redirect(pairPath(search, choiceIn(params)))
  const offer = await pairs.offer(search, choiceIn(params), { address: context.get(addressContext) })
  return data(
    { asked, choices, isEditing, faults, found: pairView(search, offer) },
    { headers: { 'cache-control': 'private, no-store' } },
  )
}
