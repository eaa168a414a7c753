import { figures as f } from '#help/figures.ts'
import { faqPath } from '#help/question.ts'
import { questionAt } from '#help/questions/all.ts'
import { isEnded, isUnpaid, type Status } from '#orders/life.ts'
import { moneyBackWords } from '#orders/money-back.ts'
import type { AutomaticAnswer } from '#support/calls.ts'
import type { Intent } from '#support/intents.ts'
import type { OrderFacts } from '#support/order-facts.ts'

type Replies = Readonly<Record<Intent, (facts: OrderFacts) => AutomaticAnswer | undefined>>

/** From the order and the rules alone, and it says which. Undefined where only a person knows. */
export function automaticAnswer(intent: Intent, facts: OrderFacts): AutomaticAnswer | undefined {
  return replies[intent](facts)
}

/** About no order: the house's own help. */
export function answerFromHelp(slug: string): AutomaticAnswer | undefined {
  const question = questionAt(slug)
  if (question === undefined) return undefined
  return {
    body: question.answer.join(' '),
    figures: [],
    sources: [{ path: faqPath(slug), words: question.question }],
    actions: [],
  }
}

const replies: Replies = {
  ticket: ({ isIssued, status, says, papers, paper, ...order }) => ({
    body: isIssued
      ? `${paper} این سفارش صادر شده است؛ از همین‌جا بردارید یا در صفحهٔ سفارش ببینید.`
      : `وضعیت این سفارش الان «${says}» است. ${issueToCome(status)}`,
    figures: [],
    sources: [sourceOf(order)],
    actions: isIssued ? papers.map(({ address, words }) => ({ path: address, words })) : [],
  }),
  refundNow(facts) {
    const { refund, rule } = facts
    if (refund === null) return undefined
    if (refund.now === null)
      return { body: refund.says, figures: [], sources: [sourceOf(facts), ...rule], actions: [] }
    const { amount, penalty } = refund.now
    return {
      body: [refundToCome(refund.isAll, penalty), refund.says].join(' ').trim(),
      figures: [
        { label: refund.isAll ? 'پرداختی' : 'پرداختی همان‌ها', amount: amount + penalty },
        { label: 'جریمه', amount: penalty },
        { label: 'برمی‌گردد', amount },
        ...(refund.next === null
          ? []
          : [{ label: `برمی‌گردد ${refund.next.from}`, amount: refund.next.amount }]),
      ],
      sources: [sourceOf(facts), ...rule],
      actions: [{ path: refund.path, words: 'درخواست استرداد' }],
    }
  },
  refundWhen({ requests, ...order }) {
    return {
      body: requests.length === 0 ? refundNotAsked(order) : requests.map(({ says }) => says).join(' '),
      figures: requests.map(({ trackingNumber, amount }) => ({ label: `استرداد ${trackingNumber}`, amount })),
      sources: [sourceOf(order), { path: '/refund-promise', words: 'قول استرداد' }],
      actions: [],
    }
  },
  name: ({ nameSlug }) => (nameSlug === null ? undefined : answerFromHelp(nameSlug)),
  baggage: (facts) => fromTickets(facts, 'بار مجاز'),
  presence: (facts) => fromTickets(facts, 'حضور در فرودگاه'),
}

/** Of what was not issued yet, no more than will be. */
function issueToCome(status: Status): string {
  if (isEnded(status)) return 'دیگر چیزی از آن صادر نمی‌شود؛ آنچه شد در صفحهٔ سفارش است.'
  if (status === 'unissued') return 'در صفحهٔ سفارش چیز دیگری به‌جای آن بردارید یا پولتان را پس بگیرید.'
  const told = 'همین که صادر شود پیام می‌دهیم و در صفحهٔ سفارش می‌بینید.'
  return isUnpaid(status) ? `پس از پرداخت صادر می‌شود؛ ${told}` : told
}

/** By when it comes is said of what can be given back, and where that goes. */
function refundNotAsked({
  isIssued,
  says,
  refund,
}: Pick<OrderFacts, 'isIssued' | 'says' | 'refund'>): string {
  if (!isIssued) return `وضعیت این سفارش الان «${says}» است و درخواست استردادی روی آن ثبت نشده است.`
  const goes =
    refund?.onCredit === true
      ? `مبلغ ${moneyBackWords.credit.goes}`
      : `مبلغ به کیف پول بی‌درنگ و به حساب بانکی تا ${f.refundAtBankHours} ساعت می‌رسد`
  return `روی این سفارش درخواست استردادی ثبت نشده است. پاسخ درخواست تا ${f.refundAnswerHours} ساعت است؛ ${goes}.`
}

function refundToCome(isAll: boolean, penalty: number): string {
  if (isAll)
    return penalty === 0
      ? 'اگر همین حالا همه را پس بدهید، کامل و بدون جریمه برمی‌گردد.'
      : 'اگر همین حالا همه را پس بدهید، این مبلغ برمی‌گردد.'
  const those = 'بخشی از این سفارش دیگر پس داده نمی‌شود. اگر همین حالا باقی را پس بدهید،'
  return penalty === 0 ? `${those} بدون جریمه برمی‌گردد.` : `${those} این مبلغ برمی‌گردد.`
}

/** As the ticket itself says it. */
function fromTickets({ tickets, ...order }: OrderFacts, label: string): AutomaticAnswer | undefined {
  const lines = tickets.flatMap(({ flight, facts }) => {
    const fact = facts.find((one) => one.label === label)
    return fact === undefined ? [] : [`${flight}: ${fact.value}، ${fact.detail}.`]
  })
  if (lines.length === 0) return undefined
  return { body: lines.join('\n'), figures: [], sources: [sourceOf(order)], actions: [] }
}

function sourceOf({ orderNumber, path }: Pick<OrderFacts, 'orderNumber' | 'path'>) {
  return { path, words: `سفارش ${orderNumber}` }
}
