import type { LoaderFunctionArgs } from 'react-router'
import { cursorText, readCursor } from '#desk/orders/cursor.ts'
import { readAddress } from '#desk/orders/list-address.ts'
import { productWords } from '#desk/product-words.ts'
import { lookAtOrder } from '#desk/server/orders/look.ts'
import { orderList } from '#desk/server/orders/order-list.ts'
import { viewsOf } from '#desk/server/orders/saved-views.ts'
import { staffOf } from '#desk/web/desk-layout.server.ts'
import { orderPageView } from '#desk/web/orders/order-view.ts'
import { rowView } from '#desk/web/orders/row-view.ts'
import { agencyOf } from '#web/page-context.server.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const rooms = agencyOf(context, 'desk')
  const staff = staffOf(context)
  const params = new URL(request.url).searchParams
  const address = readAddress(params)
  const opened = params.get('open')
  const [page, views, record] = await Promise.all([
    orderList(rooms, address, { after: readCursor(params.get('after')) }),
    viewsOf(rooms.desk.database, staff.staffId),
    opened === null ? undefined : lookAtOrder(rooms, staff, opened),
  ])
  const now = rooms.clock.now()
  return {
    address,
    rows: page.orders.map((order) => rowView(order, staff.roles, now)),
    next: page.next && cursorText(page.next),
    isCut: page.isCut,
    isFirst: params.get('after') === null,
    views,
    opened: record && orderPageView(record, staff.roles, now),
    products: rooms.orders.sold().map(({ kind, face }) => ({ id: kind, name: productWords(face) })),
    brands: rooms.settings.sites.all.map(({ brand }) => ({ id: brand.id, name: brand.name })),
  }
}
