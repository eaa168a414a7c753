import { clockTime, weekdayDayMonth } from '#calendar/formatted.ts'
import { persianDigits } from '#money/digits.ts'
import { inToman } from '#money/formatted.ts'
import { type Rial, rial } from '#money/rial.ts'
import type { EvidenceBody, EvidenceFile } from '#orders/evidence.ts'

const kindWords: Readonly<Record<string, string>> = {
  approved: 'خریدار قیمت و شرایط را پذیرفت',
  paid: 'پرداخت شد',
  issued: 'صادر شد',
  unissued: 'انجام نشد و جایگزین پیشنهاد شد',
  replaced: 'جایگزین گرفته شد',
  failed: 'انجام نشد و پول برگشت',
  refunded: 'همهٔ آن پس داده شد',
  screen: 'آنچه خریدار هنگام پرداخت بر صفحه داشت',
  money: 'گردش پول',
  share: 'سهمی از آن پرداخت شد',
  message: 'پیامی که رفت',
  rules: 'قواعد استرداد فروشنده',
}

/** A file in words, for a paper and for the desk. */
export function evidenceFacts({ orderNumber, pieces, broken }: EvidenceFile) {
  return {
    orderNumber,
    broken,
    pieces: pieces.map(({ n, at, kind, body, text, hash }) => ({
      n,
      at,
      title: kindWords[kind] ?? kind,
      lines: linesOf(kind, body),
      text: text ?? '',
      hash,
    })),
  }
}

function linesOf(kind: string, body: EvidenceBody): readonly string[] {
  if (kind === 'screen') return [`مبلغ بر صفحه: ${toman(body['total'])}`]
  if (kind === 'message') return [`${word(body['title'])}، ${word(body['channel'])}`]
  if (kind === 'money') return moneyLines(body)
  if (kind === 'share') return [shareLine(body)]
  if (kind === 'rules') return rulesLines(body)
  return orderLines(body)
}

function moneyLines({ says, postings }: EvidenceBody): readonly string[] {
  const taken = list(postings)
    .map(({ amount }) => Number(amount))
    .filter((amount) => amount > 0)
  return [`${word(says)}: ${toman(taken.reduce((sum, amount) => sum + amount, 0))}`]
}

function shareLine({ place, of, amount, source }: EvidenceBody): string {
  const which = `سهم ${persianDigits(Number(place))} از ${persianDigits(Number(of))}`
  return `${which}: ${toman(amount)}، ${source === 'wallet' ? 'از کیف پول خریدار' : 'از درگاه'}`
}

function rulesLines({ legs }: EvidenceBody): readonly string[] {
  return list(legs).flatMap(({ leg, rule, ladders }) => {
    const way = `بخش ${persianDigits(Number(leg) + 1)}`
    const filed = list(ladders).map(({ id, source }) => `${way}: جدول ${word(id)}، ${word(source)}`)
    return [...(rule === null ? [] : [`${way}: ${word(rule)}`]), ...filed]
  })
}

function orderLines(body: EvidenceBody): readonly string[] {
  const amounts = [
    ['مبلغ کل', body['total']],
    ['تخفیف', body['discount']],
    ['از کیف پول', body['wallet']],
    ['از بلیت پیشین', body['credit']],
  ] as const
  return [
    ...amounts
      .filter(([, amount]) => Number(amount) > 0)
      .map(([name, amount]) => `${name}: ${toman(amount)}`),
    `متن قوانین: نسخهٔ ${word(body['terms'])}`,
    ...list(body['journeys']).map(journeyLine),
    ...(isRecord(body['bought']) ? [boughtLine(body['bought'])] : []),
    ...list(body['extras']).map(({ name, price }) => `${word(name)}: ${toman(price)}`),
    peopleLine(body['people']),
    ...(body['reference'] === undefined ? [] : [`کد رزرو: ${word(body['reference'])}`]),
  ]
}

function journeyLine(one: EvidenceBody): string {
  const departs = Temporal.PlainDateTime.from(word(one['departs_local']))
  const when = `${weekdayDayMonth(departs.toPlainDate())} ساعت ${clockTime(departs)}`
  return `${word(one['origin_name'])} به ${word(one['destination_name'])}، ${when}، ${word(one['airline_name'])} ${word(one['flight_number'])}`
}

function boughtLine(one: EvidenceBody): string {
  return word(one['hotel_name'] ?? one['country_name'] ?? one['name'])
}

const ages = { adult: 'بزرگسال', child: 'کودک', infant: 'نوزاد' } as const

function peopleLine(people: unknown): string {
  const of = isRecord(people) ? people : {}
  const words = Object.entries(ages).flatMap(([age, name]) =>
    of[age] === undefined ? [] : [`${persianDigits(Number(of[age]))} ${name}`],
  )
  return `مسافران: ${words.join('، ')}`
}

function toman(amount: unknown): string {
  const known: Rial = rial(Number(amount))
  return `${inToman(known)} تومان`
}

function word(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

function isRecord(value: unknown): value is EvidenceBody {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function list(value: unknown): readonly EvidenceBody[] {
  return Array.isArray(value) ? value.filter(isRecord) : []
}
