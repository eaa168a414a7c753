import { durationWords } from '#calendar/formatted.ts'
import { masked } from '#desk/masking.ts'
import { momentWords } from '#desk/moment-words.ts'
import { refundStatusOf } from '#desk/refunds/refund-status.ts'
import { goals } from '#desk/refunds/refunds-address.ts'
import type { RefundLooked } from '#desk/server/refunds/look.ts'
import type { ListedRefund } from '#desk/server/refunds/refund-list.ts'
import { changeText, priceText } from '#money/display-unit.ts'
import type { OrderPassenger } from '#orders/order.ts'
import { accountNames } from '#wallet/account-names.ts'

/** A row of the queue. */
export function refundRow(refund: ListedRefund, now: Temporal.Instant) {
  const { number, orderNumber, amount, destination, madeAt, dueAt, state } = refund
  const isLate = state !== 'paid' && Temporal.Instant.compare(dueAt, now) < 0
  return {
    number,
    orderNumber,
    amount: priceText(amount),
    to: goals[destination],
    age: durationWords(Math.max(0, Math.floor(madeAt.until(now).total('minutes')))),
    due: state === 'paid' ? '' : momentWords(dueAt, now),
    isLate,
    status: refundStatusOf(refund),
  }
}

/** One refund as these roles may read it. */
export function refundView(
  { refund, orderNumber, people, entries }: RefundLooked,
  { roles, now }: { readonly roles: readonly string[]; readonly now: Temporal.Instant },
) {
  const { number, reason, amount, penalty, compensation, steps, items, account, payout } = refund
  return {
    number,
    orderNumber,
    reason,
    amount: priceText(amount),
    penalty: priceText(penalty),
    compensation: compensation === 0 ? '' : priceText(compensation),
    steps: steps.map(({ says, at, dueAt, state }) => ({
      says,
      state,
      when: at === null ? `تا ${instantWords(dueAt, now)}` : instantWords(at, now),
    })),
    items: items.map((item) => ({
      key: `${item.passenger} ${item.leg}`,
      name: nameOf(people[item.passenger]),
      leg: item.leg,
      paid: priceText(item.paid),
      penalty: priceText(item.penalty),
      refund: priceText(item.refund),
    })),
    account: account && {
      iban: masked('account', `IR${account.iban}`, roles),
      holder: account.holderName,
    },
    payout: payout && {
      asked: payout.askedAt === null ? 'هنوز فرستاده نشده' : momentWords(payout.askedAt, now),
      look: payout.lookAt === null ? '' : momentWords(payout.lookAt, now),
      providerId: payout.providerId ?? '',
      reference: payout.reference ?? '',
    },
    entries: entries.map(({ entryId, says, at, postings }) => ({
      entryId,
      says,
      at: momentWords(at, now),
      postings: postings
        .filter((posting) => posting.amount !== 0)
        .map((posting) => ({ account: accountNames[posting.class], amount: changeText(posting.amount) })),
    })),
  }
}

export type RefundView = ReturnType<typeof refundView>

function instantWords(at: string | null, now: Temporal.Instant): string {
  return at === null ? '' : momentWords(Temporal.Instant.from(at), now)
}

function nameOf(person: OrderPassenger | undefined): string {
  if (person === undefined) return ''
  const name = `${person.firstNameFarsi} ${person.lastNameFarsi}`.trim()
  return name === '' ? `${person.firstName} ${person.lastName}` : name
}
