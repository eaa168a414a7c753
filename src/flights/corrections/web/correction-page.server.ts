import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { nameView } from '#accounts/names.ts'
import { refusalIn } from '#flights/booking/web/refused.server.ts'
import { personTexts } from '#orders/web/person-texts.ts'
import { missingIfRefused } from '#web/missing-if-refused.server.ts'
import { agencyOf, type PageRooms, visitorContext } from '#web/page-context.server.ts'

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i
const place = /^[0-8]$/

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const visitor = context.get(visitorContext)
  if (visitor.kind !== 'user') throw redirect('/')
  const { flights, orders } = agencyOf(context, 'flights')
  const [orderId, position] = [searchParams.get('orderId') ?? '', searchParams.get('position') ?? '']
  if (!uuid.test(orderId) || !place.test(position)) throw data(null, { status: 404 })
  const { userId } = visitor
  const { journeys, orderNumber, product } = await orders.detailsOf(userId, orderId).catch(missingIfRefused)
  const [first] = journeys
  if (first === undefined) throw redirect(orders.faceOf(product).orderPath(orderId))
  return {
    orderId,
    orderNumber,
    position: Number(position),
    route: `${first.originName} به ${first.destinationName}`,
    ...(await personOf({ flights }, { orderId, userId, position: Number(position) })),
  }
}

type Named = Parameters<PageRooms['flights']['flights']['correctionForm']>[0]

async function personOf({ flights }: Pick<PageRooms['flights'], 'flights'>, named: Named) {
  try {
    const { travel, person } = await flights.correctionForm(named)
    return {
      travel,
      group: person.group,
      person: personTexts(person),
      name: nameView(person),
      whyNot: undefined,
    }
  } catch (error) {
    return { whyNot: refusalIn(error).says }
  }
}
