import type { AccountData } from '#accounts/server/account-data.ts'
import { fullDate } from '#calendar/formatted.ts'
import type { ProductFace } from '#orders/face.ts'
import { awaitsBank } from '#orders/labels.ts'
import { isUnpaid } from '#orders/life.ts'
import { faceAsHeld } from '#orders/price-only.ts'
import type { OrderListed } from '#orders/responses.ts'
import { paymentPath, tripPath } from '#orders/web/paths.ts'
import { orderStateNow } from '#orders/web/trips/trip.ts'
import type { SavedPassenger } from '#passengers/calls.ts'
import { shortPassports } from '#passengers/passport-watch.ts'

export interface Todo {
  readonly key: string
  readonly kind: 'pay' | 'passport' | 'password' | 'facts'
  readonly says: string
  readonly action: string
  readonly to: string
}

interface Seen {
  readonly account: AccountData
  readonly saved: readonly SavedPassenger[]
  readonly orders: readonly OrderListed[]
  readonly faceOf: (product: string) => Pick<ProductFace, 'words' | 'confirmPath'>
  readonly now: Temporal.Instant
  readonly today: Temporal.PlainDate
}

/** Most urgent first: holds, passports, gaps in the account. */
export function todosOf({ account, saved, orders, faceOf, now, today }: Seen): Todo[] {
  return [
    ...orders
      .filter((order) => isUnpaid(orderStateNow(order, now)))
      .filter(isFirstOfItsTrip)
      .map((order) => unpaid(order, faceAsHeld(faceOf(order.product), order))),
    ...shortPassports(saved, today).map(passport),
    ...(account.shouldAskForPassword ? [noPassword] : []),
    ...(account.nationalCode === null || account.firstNameFarsi === null ? [noFacts] : []),
  ]
}

/** What is bought together is paid at once. */
function isFirstOfItsTrip({ trip }: OrderListed, place: number, orders: readonly OrderListed[]): boolean {
  return trip === undefined || orders.findIndex((one) => one.trip?.tripId === trip.tripId) === place
}

function unpaid(order: OrderListed, face: ReturnType<Seen['faceOf']>): Todo {
  const { orderId, orderNumber, trip } = order
  if (trip !== undefined)
    return {
      key: trip.tripId,
      kind: 'pay',
      says: `سفر ${trip.tripNumber} هنوز پرداخت نشده است؛ قیمت همهٔ بخش‌هایش برای زمان کوتاهی نگه داشته می‌شود.`,
      action: 'دیدن و پرداخت سفر',
      to: tripPath(trip.tripId),
    }
  if (awaitsBank(order.labels))
    return {
      key: orderId,
      kind: 'pay',
      says: `هنوز نمی‌دانیم پرداخت سفارش ${orderNumber} انجام شده است یا نه؛ از بانک می‌پرسیم.`,
      action: 'پیگیری پرداخت',
      to: paymentPath(orderId),
    }
  return {
    key: orderId,
    kind: 'pay',
    says: `سفارش ${orderNumber} هنوز پرداخت نشده است؛ ${face.words.keptForNow} برای زمان کوتاهی نگه داشته می‌شود.`,
    action: 'ادامه و پرداخت',
    to: face.confirmPath(orderId),
  }
}

function passport({ id, name, expiresOn }: ReturnType<typeof shortPassports>[number]): Todo {
  return {
    key: id,
    kind: 'passport',
    says: `گذرنامهٔ ${name} تا ${fullDate(Temporal.PlainDate.from(expiresOn))} اعتبار دارد؛ سفر خارجی دست‌کم ۶ ماه اعتبار می‌خواهد.`,
    action: 'گذرنامهٔ تازه',
    to: '/profile/passengers',
  }
}

const noPassword: Todo = {
  key: 'password',
  kind: 'password',
  says: 'هنوز رمز عبور ندارید. با تعیین رمز، بدون پیامک هم وارد می‌شوید.',
  action: 'تعیین رمز',
  to: '/profile/auth-data',
}

const noFacts: Todo = {
  key: 'facts',
  kind: 'facts',
  says: 'نام و کد ملی شما را نداریم. با آن‌ها حساب تنها از آن شماست و فرم‌ها زودتر پر می‌شود.',
  action: 'تکمیل مشخصات',
  to: '/profile/account',
}
